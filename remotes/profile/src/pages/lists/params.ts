import { COUNTRIES, LIST_STATUSES, MEDIA_FORMATS, MEDIA_STATUSES } from '@tsugi/data/pure';
import {
  type Codec,
  choice,
  flag,
  integer,
  oneOf,
  paramsCodec,
  text,
  texts,
  values,
  withDefault,
} from '@tsugi/ui/url-state';
import { LIST_SORTS, type ListFilter, type ListSort } from './list-filter.ts';

/** Names that earlier links have. */
const OLD_SORTS: Readonly<Record<string, ListSort>> = { released: 'releaseDate', average: 'averageScore' };

const anySort = oneOf(LIST_SORTS, 'as it is');
const sort: Codec<ListSort | undefined> = {
  parse: (values) => anySort.parse(values) ?? OLD_SORTS[values[0]?.toLowerCase() ?? ''],
  format: anySort.format,
};

export const FILTER_CODEC = paramsCodec<ListFilter>({
  search: text,
  genre: texts,
  tag: texts,
  studio: texts,
  format: values(MEDIA_FORMATS, 'as it is'),
  status: values(MEDIA_STATUSES, 'as it is'),
  userStatus: values(LIST_STATUSES, 'as it is'),
  countryOfOrigin: values(COUNTRIES, 'as it is'),
  year: integer(() => [0, 9999]),
  isAdult: choice,
  private: choice,
  notes: choice,
  repeat: choice,
  missingStart: choice,
  missingScore: choice,
  type: oneOf(['anime', 'manga'] as const),
  sort: withDefault(sort, LIST_SORTS[0]),
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
