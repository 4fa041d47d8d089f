import { present } from '@tsugi/data/operation';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';

export type MediaTag = NonNullable<NonNullable<MediaDetail['tags']>[number]>;

export interface TagView {
  /** Highest rank first. */
  readonly tags: readonly MediaTag[];
  readonly hiddenCount: number;
  /** Searches for works with the leading tags, from the product's root. */
  readonly searchAll: string;
}

/** Every tag from this percentage on is a leading one. */
const LEADING_RANK = 90;
/** The top tags are leading ones whatever their rank. */
const TOP_TAGS = 3;

/** The tags to show; spoilers only on request, in the links too. */
export function tagView(all: MediaDetail['tags'], type: string, showSpoilers: boolean): TagView {
  const sorted = [...present(all)].sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0));
  const tags = sorted.filter((tag) => showSpoilers || !isSpoiler(tag));
  const leading = tags.filter(({ rank }, index) => index < TOP_TAGS || (rank ?? 0) >= LEADING_RANK);
  return {
    tags,
    hiddenCount: sorted.filter(isSpoiler).length,
    searchAll: searchPath(
      type,
      leading.map(({ name }) => ['genre', name]),
    ),
  };
}

export function isSpoiler(tag: MediaTag): boolean {
  return tag.isMediaSpoiler === true || tag.isGeneralSpoiler === true;
}

/** Works that have this tag at least as much. */
export function tagPath(type: string, tag: Pick<MediaTag, 'name' | 'rank'>): string {
  return searchPath(type, [['genre', tag.name], ...(tag.rank ? [['rank', String(tag.rank)]] : [])]);
}

export function genrePath(type: string, genre: string): string {
  return searchPath(type, [['genre', genre]]);
}

function searchPath(type: string, parameters: string[][]): string {
  return `/search/${type.toLowerCase()}?${new URLSearchParams(parameters)}`;
}
