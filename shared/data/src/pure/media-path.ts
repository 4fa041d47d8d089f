import { titleSlug } from './title-slug.ts';

export interface MediaPathSource {
  readonly id: number;
  readonly type: string | null;
  readonly title?: { readonly userPreferred?: string | null } | string | null;
}

/** The URL of a media page from the product's root: `/ani/anime/1/paper-moon`. */
export function mediaPath({ id, type, title }: MediaPathSource): string {
  const name = typeof title === 'string' ? title : title?.userPreferred;
  return `/ani/${type?.toLowerCase() === 'manga' ? 'manga' : 'anime'}/${id}/${titleSlug(name ?? '') || 'untitled'}`;
}
