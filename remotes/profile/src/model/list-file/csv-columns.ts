import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { MediaType, ScoreFormat } from '@tsugi/data/wire/tracker';
import { dateText, timeText } from './fuzzy-date-text.ts';
import { namesOf, subScoresOf } from './json-entry.ts';

/** The names in the first line of a CSV file, in their order. */
export const CSV_COLUMNS = [
  'type',
  'mediaId',
  'idMal',
  'title',
  'status',
  'score',
  'scoreFormat',
  'advancedScores',
  'progress',
  'progressVolumes',
  'repeat',
  'private',
  'hiddenFromStatusLists',
  'customLists',
  'notes',
  'startedAt',
  'completedAt',
  'createdAt',
  'updatedAt',
] as const;

export type CsvColumn = (typeof CSV_COLUMNS)[number];
export type CsvRow = Readonly<Record<CsvColumn, string>>;

/** Lists in a cell are JSON: names of lists contain any sign that could separate them. */
export function csvRowOf(entry: ListEntry, type: MediaType, scoreFormat: ScoreFormat): CsvRow {
  const { media } = entry;
  return {
    type,
    mediaId: String(entry.mediaId),
    idMal: String(media.idMal ?? ''),
    title: media.title.userPreferred,
    status: entry.status ?? '',
    score: String(entry.score),
    scoreFormat,
    advancedScores: jsonCell(subScoresOf(entry.advancedScores)),
    progress: String(entry.progress),
    progressVolumes: String(entry.progressVolumes),
    repeat: String(entry.repeat),
    private: String(entry.private),
    hiddenFromStatusLists: String(entry.hiddenFromStatusLists ?? false),
    customLists: jsonCell(namesOf(entry.customLists)),
    notes: entry.notes ?? '',
    startedAt: dateText(entry.startedAt),
    completedAt: dateText(entry.completedAt),
    createdAt: timeText(entry.createdAt),
    updatedAt: timeText(entry.updatedAt),
  };
}

export function jsonCell(items: readonly unknown[]): string {
  return items.length > 0 ? JSON.stringify(items) : '';
}
