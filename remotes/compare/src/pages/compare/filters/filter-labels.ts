import { t } from '@tsugi/i18n/macro';
import { type FilterLabels, tagsOf as tagsOfFilter } from '@tsugi/lists/filter-labels';
import type { ListType } from '@tsugi/lists/list-type';
import type { RemovableTag } from '@tsugi/ui/filter-tags';
import { type CompareQuery, type CompareSort, NO_QUERY } from '../../../model/types.ts';

/** What the panels of the filters need. */
export interface CompareFilters {
  readonly type: ListType;
  readonly query: CompareQuery;
  /** How many users the titles are looked for in. */
  readonly included: number;
  /** Why private entries cannot be told apart; undefined when they can. */
  readonly privateReason: string | undefined;
  /** How many titles there are; undefined while that is unknown. */
  readonly total: number | undefined;
  readonly onChange: (changes: Partial<CompareQuery>) => void;
}

export const LABELS: FilterLabels<CompareSort> = {
  get userStatus() {
    return t`User status`;
  },
  sorts: {
    get score() {
      return t`Their score`;
    },
    get averageScore() {
      return t`Average score`;
    },
    get popularity() {
      return t`Popularity`;
    },
    get releaseDate() {
      return t`Release date`;
    },
    get repeat() {
      return t`Repeats`;
    },
    get title() {
      return t`Title`;
    },
    get episodes() {
      return t`Episodes`;
    },
    get chapters() {
      return t`Chapters`;
    },
    get volumes() {
      return t`Volumes`;
    },
    get difference() {
      return t`Furthest apart`;
    },
  },
  switches: {
    // Age ratings of the tracker: it has only adult or not.
    get isAdult() {
      return [t`Age rating`, 'R-18', 'R-17+'] as const;
    },
    get repeat() {
      return [t`Repeated`, t`Repeated`, t`Not repeated`] as const;
    },
    get notes() {
      return [t`Notes`, t`With notes`, t`Without notes`] as const;
    },
    get private() {
      return [
        t`Private entries`,
        t`Private only`,
        t`Without private`,
        t`Private only`,
        t`Without private entries`,
      ] as const;
    },
    get missingStart() {
      return [
        t`Start date`,
        t`Missing`,
        t`Not missing`,
        t`Start date is missing`,
        t`With a start date`,
      ] as const;
    },
  },
};

export type QueryTag = RemovableTag<CompareQuery>;

/** All that is set, each with what takes it away. Empty when the URL names nothing besides users. */
export function tagsOf(query: CompareQuery, type: ListType): readonly QueryTag[] {
  const one = <N extends keyof CompareQuery>(name: N, label: string): readonly QueryTag[] =>
    query[name] === NO_QUERY[name] ? [] : [{ key: name, label, without: { [name]: NO_QUERY[name] } }];
  return [
    ...one('search', `“${query.search}”`),
    ...tagsOfFilter(query, type, LABELS.switches),
    ...one('missingScore', t`Only with scores`),
    ...one('reviewsNeeded', t`Reviews needed: ${{ reviewsNeeded: query.reviewsNeeded ?? '' }}`),
    ...one('sort', t`Sorted by ${LABELS.sorts[query.sort].toLowerCase()}`),
    ...one('reverse', t`Reverse order`),
  ];
}
