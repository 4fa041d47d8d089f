/** Orders of a list, with their names; the first is what a URL without one means. */
export const LIST_SORTS = ['updated', 'score', 'title', 'progress', 'released', 'average'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export type ListType = 'anime' | 'manga';

export interface ListFilter {
  readonly search: string;
  /** Exact name of a genre; empty for any. */
  readonly genre: string;
  readonly sort: ListSort;
  readonly reverse: boolean;
}

/** Never fails: what cannot be read is the default. */
export function parseFilter(search: URLSearchParams): ListFilter {
  const sort = LIST_SORTS.find((name) => name === search.get('sort'));
  return {
    search: (search.get('search') ?? '').trim(),
    genre: (search.get('genre') ?? '').trim(),
    sort: sort ?? LIST_SORTS[0],
    reverse: search.get('reverse') === 'true',
  };
}

/** The parameters that differ from the defaults. */
export function formatFilter({ search, genre, sort, reverse }: ListFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (genre !== '') params.set('genre', genre);
  if (sort !== LIST_SORTS[0]) params.set('sort', sort);
  if (reverse) params.set('reverse', 'true');
  return params;
}

/** `anime` for anything else. */
export function parseListType(segment: string | undefined): ListType {
  return segment?.toLowerCase() === 'manga' ? 'manga' : 'anime';
}

export function wireType(type: ListType): 'ANIME' | 'MANGA' {
  return type === 'anime' ? 'ANIME' : 'MANGA';
}
