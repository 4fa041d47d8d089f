import { headerOf } from '../../model/header.ts';
import type { SearchType } from '../../model/values.ts';

/** One section of a browse page. */
export interface BrowseSection {
  /** The header of the search that shows all of it. */
  readonly header: string;
  readonly title: string;
  readonly to: string;
  /** Shown with places, ten instead of six. */
  readonly isRanked: boolean;
}

/** In the order of the product's specification. */
const HEADERS: Readonly<Record<SearchType, readonly string[]>> = {
  media: ['trending', 'top-100'],
  anime: ['new', 'finished', 'trending', 'popular', 'top-100', 'this-season', 'next-season'],
  manga: [
    'new',
    'finished',
    'trending',
    'novel',
    'manhwa',
    'finished-manga',
    'finished-novel',
    'popular',
    'top-100',
  ],
};

/** The seasons say by name how they are ordered. */
const BY_POPULARITY: readonly string[] = ['this-season', 'next-season'];

export function sectionsOf(type: SearchType, now: Date): readonly BrowseSection[] {
  return HEADERS[type].map((header) => ({
    header,
    title: headerOf(type, header, now)?.title ?? header,
    to: `/search/${type}/${header}${BY_POPULARITY.includes(header) ? '?order=popularity' : ''}`,
    isRanked: header === 'top-100',
  }));
}
