import { select, t } from '@tsugi/i18n/macro';
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

export const labelsOfFilters = (): FilterLabels<CompareSort> => ({
  userStatus: t`User status`,
  sorts: {
    score: t`Their score`,
    averageScore: t`Average score`,
    popularity: t`Popularity`,
    releaseDate: t`Release date`,
    repeat: t`Repeats`,
    title: t`Title`,
    episodes: t`Episodes`,
    chapters: t`Chapters`,
    volumes: t`Volumes`,
    difference: t`Furthest apart`,
  },
  switches: {
    // Age ratings of the tracker: it has only adult or not.
    isAdult: [t`Age rating`, 'R-18', 'R-17+'],
    repeat: [t`Repeated`, t`Repeated`, t`Not repeated`],
    notes: [t`Notes`, t`With notes`, t`Without notes`],
    private: [
      t`Private entries`,
      t`Private only`,
      t`Without private`,
      t`Private only`,
      t`Without private entries`,
    ],
    missingStart: [t`Start date`, t`Missing`, t`Not missing`, t`Start date is missing`, t`With a start date`],
  },
});

export type QueryTag = RemovableTag<CompareQuery>;

/** All that is set, each with what takes it away. Empty when the URL names nothing besides users. */
export function tagsOf(query: CompareQuery, type: ListType): readonly QueryTag[] {
  const one = <N extends keyof CompareQuery>(name: N, label: string): readonly QueryTag[] =>
    query[name] === NO_QUERY[name] ? [] : [{ key: name, label, without: { [name]: NO_QUERY[name] } }];
  return [
    ...one('search', `“${query.search}”`),
    ...tagsOfFilter(query, type, labelsOfFilters().switches),
    ...one('missingScore', t`Only with scores`),
    ...one('reviewsNeeded', t`Reviews needed: ${{ count: query.reviewsNeeded ?? '' }}`),
    ...one('sort', sortedBy(query.sort)),
    ...one('reverse', t`Reverse order`),
  ];
}

function sortedBy(sort: CompareSort): string {
  return select(sort, {
    score: 'Sorted by their score',
    averageScore: 'Sorted by average score',
    popularity: 'Sorted by popularity',
    releaseDate: 'Sorted by release date',
    repeat: 'Sorted by repeats',
    title: 'Sorted by title',
    episodes: 'Sorted by episodes',
    chapters: 'Sorted by chapters',
    volumes: 'Sorted by volumes',
    other: 'Sorted by furthest apart',
  });
}
