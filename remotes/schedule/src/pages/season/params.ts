import { GENRES } from '@tsugi/data/pure';
import { flag, oneOf, paramsCodec, text, values, withDefault } from '@tsugi/ui/url-state';

export const SORTS = ['popularity', 'score', 'start', 'title', 'fit'] as const;
export type SeasonSort = (typeof SORTS)[number];

/** The groups of a season's titles, in the order in which they stand on the page. */
export const GROUPS = ['TV', 'TV_SHORT', 'MOVIE', 'OVA', 'ONA', 'OTHER', 'LEFTOVERS'] as const;
export type GroupName = (typeof GROUPS)[number];

/** The state of the page in its URL. */
export interface SeasonParams {
  /** Words of a title. */
  readonly q: string;
  /** All of them. */
  readonly genre: readonly (typeof GENRES)[number][];
  /** Only these groups; all when empty. */
  readonly group: readonly GroupName[];
  /** Only titles without a decision, or only those on the user's list. */
  readonly show: 'undecided' | 'listed' | undefined;
  /** Skipped titles are shown too. */
  readonly skipped: boolean;
  readonly sort: SeasonSort;
  readonly reverse: boolean;
}

/** The pills of the filter bar. */
export type SeasonFilterName = 'genre' | 'group' | 'show' | 'sort';

export const seasonParams = paramsCodec<SeasonParams>({
  q: text,
  genre: values(GENRES, 'as it is'),
  group: values(GROUPS),
  show: oneOf(['undecided', 'listed']),
  skipped: flag,
  sort: withDefault(oneOf(SORTS), 'popularity'),
  reverse: flag,
});
