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
  userStatus: 'User status',
  sorts: {
    score: 'Their score',
    averageScore: 'Average score',
    popularity: 'Popularity',
    releaseDate: 'Release date',
    repeat: 'Repeats',
    title: 'Title',
    episodes: 'Episodes',
    chapters: 'Chapters',
    volumes: 'Volumes',
    difference: 'Furthest apart',
  },
  switches: {
    // Age ratings of the tracker: it has only adult or not.
    isAdult: ['Age rating', 'R-18', 'R-17+'],
    repeat: ['Repeated', 'Repeated', 'Not repeated'],
    notes: ['Notes', 'With notes', 'Without notes'],
    private: [
      'Private entries',
      'Private only',
      'Without private',
      'Private only',
      'Without private entries',
    ],
    missingStart: ['Start date', 'Missing', 'Not missing', 'Start date is missing', 'With a start date'],
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
    ...one('missingScore', 'Only with scores'),
    ...one('reviewsNeeded', `Reviews needed: ${query.reviewsNeeded}`),
    ...one('sort', `Sorted by ${LABELS.sorts[query.sort].toLowerCase()}`),
    ...one('reverse', 'Reverse order'),
  ];
}
