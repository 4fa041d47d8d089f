import { FILTER_CODECS, SORT_LABELS, type TitleFilter } from '@tsugi/lists/filter';
import type { ListType } from '@tsugi/lists/list-type';
import { choice, flag, oneOf, paramsCodec, texts, withDefault } from '@tsugi/ui/url-state';

export type ListSort = keyof typeof SORT_LABELS;
// The literal's own keys.
export const LIST_SORTS = Object.keys(SORT_LABELS) as readonly ListSort[];

/** What passes of the list of one user. */
export interface ListFilter extends TitleFilter<ListSort> {
  readonly tag: readonly string[];
  readonly studio: readonly string[];
  readonly type: ListType | undefined;
}

export const FILTER_CODEC = paramsCodec<ListFilter>({
  ...FILTER_CODECS,
  genre: texts,
  tag: texts,
  studio: texts,
  missingScore: choice,
  behind: choice,
  airingThisWeek: choice,
  type: oneOf(['anime', 'manga'] as const),
  sort: withDefault(oneOf(LIST_SORTS, 'as it is'), 'updated'),
  reverse: flag,
});

/** Never fails: what cannot be read is no filter, and the default order. */
export const parseFilter = FILTER_CODEC.parse;
/** The parameters that differ from the defaults. */
export const formatFilter = FILTER_CODEC.format;

/** What a filter is without any of its parameters. */
export const NO_FILTER: ListFilter = parseFilter(new URLSearchParams());

/** What really narrows the list. */
export function effectiveFilter(filter: ListFilter, isOwn: boolean): ListFilter {
  return {
    ...filter,
    search: filter.search.trim(),
    // Only the owner sees private entries.
    private: isOwn ? filter.private : undefined,
  };
}

/** All filters off; the search and the order stay. */
export function withoutFilters({ search, sort, reverse }: ListFilter): ListFilter {
  return { ...NO_FILTER, search, sort, reverse };
}
