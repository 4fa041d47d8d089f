import { parseId } from '../parse-id.ts';

export type MediaType = 'ANIME' | 'MANGA';

/** The variables of the first request of a media page. */
export interface MediaKey {
  readonly id: number;
  readonly type: MediaType;
}

/** Total: a URL that names no media gives undefined. */
export function parseMediaKey(type: string | undefined, id: string | undefined): MediaKey | undefined {
  const apiType = type?.toUpperCase();
  if (apiType !== 'ANIME' && apiType !== 'MANGA') return undefined;
  const number = parseId(id);
  return number === undefined ? undefined : { id: number, type: apiType };
}

/** The URL of a media, or of one of its sub-pages, from the product's root. */
export function formatMediaPath(key: MediaKey, slug: string, part?: 'characters' | 'staff'): string {
  const parts = ['/ani', key.type.toLowerCase(), key.id, slug || 'untitled', part];
  return parts.filter((one) => one !== undefined).join('/');
}
