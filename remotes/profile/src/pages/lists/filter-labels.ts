import { countryLabel, listStatusLabel, mediaFormatLabel, mediaStatusLabel } from '@tsugi/ui/components';
import { type RemovableTag, valueTags } from '@tsugi/ui/filter-tags';
import {
  type ListFilter,
  type ListSort,
  type ListSwitch,
  type ListType,
  SWITCHES,
  wireType,
} from './list-filter.ts';
import { NO_FILTER } from './params.ts';

/** The names of both positions of a switch. */
export const SWITCH_LABELS: Readonly<Record<ListSwitch, readonly [name: string, on: string, off: string]>> = {
  isAdult: ['Adult titles', 'Adult only', 'Without adult titles'],
  private: ['Private entries', 'Private only', 'Without private entries'],
  notes: ['Notes', 'With notes', 'Without notes'],
  repeat: ['Repeated', 'Repeated', 'Not repeated'],
  missingStart: ['Start date', 'Start date is missing', 'With a start date'],
  missingScore: ['Score', 'Score is missing', 'With a score'],
};

const SORT_LABELS: Readonly<Record<ListSort, string>> = {
  updated: 'Last update',
  score: 'Score',
  title: 'Title',
  progress: 'Progress',
  releaseDate: 'Release date',
  averageScore: 'Average score',
  popularity: 'Popularity',
  repeat: 'Repeats',
  started: 'Start date',
  completed: 'Finish date',
  added: 'Date added',
  episodes: 'Episodes',
  chapters: 'Chapters',
  volumes: 'Volumes',
  id: 'Id',
};

export function sortLabel(sort: ListSort): string {
  return SORT_LABELS[sort];
}

/** The orders that mean something for a list of this type. */
export function isSortOf(sort: ListSort, type: ListType): boolean {
  if (sort === 'episodes') return type === 'anime';
  return type === 'manga' || (sort !== 'chapters' && sort !== 'volumes');
}

export type ListTag = RemovableTag<ListFilter>;

/** What is set, each with the filter that leaves it out. */
export function tagsOf(filter: ListFilter, type: ListType): readonly ListTag[] {
  return [
    ...valueTags(filter, 'format', mediaFormatLabel),
    ...valueTags(filter, 'userStatus', (value) => listStatusLabel(value, wireType(type))),
    ...valueTags(filter, 'status', (value) => mediaStatusLabel(value)),
    ...valueTags(filter, 'genre'),
    ...valueTags(filter, 'tag'),
    ...valueTags(filter, 'studio'),
    ...valueTags(filter, 'countryOfOrigin', (value) => countryLabel(value)),
    ...(filter.year === undefined
      ? []
      : [
          {
            key: 'year',
            label: filter.year === 0 ? 'No release year' : `Released ${filter.year}`,
            without: { year: undefined },
          },
        ]),
    ...SWITCHES.flatMap((name): readonly ListTag[] => {
      const value = filter[name];
      if (value === undefined) return [];
      const [, on, off] = SWITCH_LABELS[name];
      return [{ key: name, label: value ? on : off, without: { [name]: undefined } }];
    }),
    ...(filter.type === undefined
      ? []
      : [{ key: 'type', label: filter.type === 'anime' ? 'Anime' : 'Manga', without: { type: undefined } }]),
  ];
}

/** All filters off; the search and the order stay. */
export function withoutFilters({ search, sort, reverse }: ListFilter): ListFilter {
  return { ...NO_FILTER, search, sort, reverse };
}
