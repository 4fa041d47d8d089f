import { countryLabel, listStatusLabel, mediaFormatLabel, mediaStatusLabel } from '@tsugi/ui/components';
import { type RemovableTag, valueTags } from '@tsugi/ui/filter-tags';
import { type CompareType, wireType } from '../../../model/params.ts';
import { type CompareQuery, type CompareSort, NO_QUERY } from '../../../model/types.ts';

/** Filters that are on, off, or do not matter: the name, and what each position leaves. */
export const SWITCH_LABELS = {
  repeat: ['Repeated', 'Repeated', 'Not repeated'],
  notes: ['Notes', 'With notes', 'Without notes'],
  private: ['Private entries', 'Private only', 'Without private'],
  missingStart: ['Start date', 'Missing', 'Not missing'],
} as const;
export type SwitchName = keyof typeof SWITCH_LABELS;
// The literal's own keys.
export const SWITCHES = Object.keys(SWITCH_LABELS) as readonly SwitchName[];

const SWITCH_TAGS: Readonly<Record<SwitchName, readonly [on: string, off: string]>> = {
  repeat: ['Repeated', 'Not repeated'],
  notes: ['With notes', 'Without notes'],
  private: ['Private only', 'Without private entries'],
  missingStart: ['Start date is missing', 'With a start date'],
};

const SORT_LABELS: Readonly<Record<CompareSort, string>> = {
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
};

export function sortLabel(sort: CompareSort): string {
  return SORT_LABELS[sort];
}

/** Age ratings of the tracker: it has only adult or not. */
export function ageLabel(isAdult: boolean): string {
  return isAdult ? 'R-18' : 'R-17+';
}

export type QueryTag = RemovableTag<CompareQuery>;

/** All that is set, each with what takes it away. Empty when the URL names nothing besides users. */
export function tagsOf(query: CompareQuery, type: CompareType): readonly QueryTag[] {
  const one = <N extends keyof CompareQuery>(name: N, label: string): readonly QueryTag[] =>
    query[name] === NO_QUERY[name] ? [] : [{ key: name, label, without: { [name]: NO_QUERY[name] } }];
  const onOrOff = (name: SwitchName) => one(name, SWITCH_TAGS[name][query[name] ? 0 : 1]);
  return [
    ...one('search', `“${query.search}”`),
    ...valueTags(query, 'format', mediaFormatLabel),
    ...valueTags(query, 'userStatus', (value) => listStatusLabel(value, wireType(type))),
    ...valueTags(query, 'status', (value) => mediaStatusLabel(value)),
    ...valueTags(query, 'genre'),
    ...valueTags(query, 'countryOfOrigin', (value) => countryLabel(value)),
    ...one('isAdult', ageLabel(query.isAdult === true)),
    ...one('year', query.year === 0 ? 'No release year' : `Released ${query.year}`),
    ...SWITCHES.flatMap(onOrOff),
    ...one('missingScore', 'Only with scores'),
    ...one('reviewsNeeded', `Reviews needed: ${query.reviewsNeeded}`),
    ...one('sort', `Sorted by ${sortLabel(query.sort).toLowerCase()}`),
    ...one('reverse', 'Reverse order'),
  ];
}
