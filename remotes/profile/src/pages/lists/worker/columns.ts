import { LIST_SORTS, type ListSort } from '../params.ts';
import type { ListCard } from './list.protocol.ts';

/** Names by number, in the order in which they came. */
export interface Dictionary {
  /** The number of a name, new ones included. */
  readonly add: (name: string) => number;
  /** -1 for a name that does not occur. */
  readonly find: (name: string) => number;
  readonly names: () => readonly string[];
}

/** Bits of `flags`. */
export const FLAGS = {
  isAdult: 1,
  private: 2,
  notes: 4,
  repeat: 8,
  missingStart: 16,
  missingScore: 32,
} as const;

/** Every order but that of titles reads numbers. */
export type NumberColumn = Exclude<ListSort, 'title'>;
export const NUMBERS = LIST_SORTS.filter((sort): sort is NumberColumn => sort !== 'title');

/** The values that filters and orders read, one array per value. */
export interface Columns {
  readonly length: number;
  readonly flags: Uint8Array;
  readonly year: Int16Array;
  readonly format: Uint8Array;
  readonly status: Uint8Array;
  readonly userStatus: Uint8Array;
  readonly country: Uint8Array;
  readonly type: Uint8Array;
  readonly numbers: Readonly<Record<NumberColumn, Float64Array>>;
  /** The place of the title from A to Z; equal titles are in the order of their ids. */
  readonly titleRank: Int32Array;
  /** The rows in that order. */
  readonly byTitle: Int32Array;
  /** All titles of the media in lower case. */
  readonly text: string[];
  readonly genreIds: (readonly number[])[];
  readonly tagIds: (readonly number[])[];
  readonly studioIds: (readonly number[])[];
  readonly values: Dictionary;
  readonly genres: Dictionary;
  readonly tags: Dictionary;
  readonly studios: Dictionary;
}

/** @param earlier columns of the first of these records: their titles are in order already, which is most of the work */
export function columnsOf(records: readonly ListCard[], earlier?: Columns): Columns {
  const { length } = records;
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, new Float64Array(length)]));
  const columns: Columns = {
    length,
    flags: new Uint8Array(length),
    year: new Int16Array(length),
    format: new Uint8Array(length),
    status: new Uint8Array(length),
    userStatus: new Uint8Array(length),
    country: new Uint8Array(length),
    type: new Uint8Array(length),
    // Made from the names above.
    numbers: numbers as Columns['numbers'],
    titleRank: new Int32Array(length),
    byTitle: new Int32Array(length),
    text: new Array(length).fill(''),
    genreIds: new Array(length).fill([]),
    tagIds: new Array(length).fill([]),
    studioIds: new Array(length).fill([]),
    values: createDictionary(),
    genres: createDictionary(),
    tags: createDictionary(),
    studios: createDictionary(),
  };
  for (const [row, record] of records.entries()) setRow(columns, row, record);
  const { compare } = new Intl.Collator();
  const titles = records.map(({ media }) => media.title.userPreferred);
  const compareRows = (a: number, b: number) =>
    compare(titles[a] ?? '', titles[b] ?? '') || idAt(columns, a) - idAt(columns, b);
  const known = earlier?.byTitle ?? new Int32Array();
  const added = Int32Array.from({ length: length - known.length }, (_, index) => known.length + index);
  mergeSorted(known, added.sort(compareRows), compareRows, columns.byTitle);
  for (const [rank, row] of columns.byTitle.entries()) columns.titleRank[row] = rank;
  return columns;
}

/** Writes two sorted lists of rows as one into `into`, which is as long as both. */
function mergeSorted(
  first: Int32Array,
  second: Int32Array,
  compare: (a: number, b: number) => number,
  into: Int32Array,
): void {
  let at = 0;
  let next = 0;
  for (const row of second) {
    for (let before = first[at]; before !== undefined && compare(before, row) < 0; before = first[at]) {
      into[next++] = before;
      at += 1;
    }
    into[next++] = row;
  }
  into.set(first.subarray(at), next);
}

/** Writes one entry. Its title does not change. */
export function setRow(columns: Columns, row: number, entry: ListCard): void {
  const { media } = entry;
  const { values, genres, tags, studios, numbers } = columns;
  columns.flags[row] =
    (media.isAdult ? FLAGS.isAdult : 0) |
    (entry.private ? FLAGS.private : 0) |
    (entry.notes ? FLAGS.notes : 0) |
    (entry.repeat > 0 ? FLAGS.repeat : 0) |
    (entry.startedAt?.year ? 0 : FLAGS.missingStart) |
    (entry.score > 0 ? 0 : FLAGS.missingScore);
  columns.year[row] = media.seasonYear ?? media.startDate?.year ?? 0;
  columns.format[row] = values.add(media.format ?? '');
  columns.status[row] = values.add(media.status ?? '');
  columns.userStatus[row] = values.add(entry.status ?? '');
  columns.country[row] = values.add(String(media.countryOfOrigin ?? ''));
  columns.type[row] = values.add((media.type ?? '').toLowerCase());
  columns.text[row] = [...Object.values(media.title), ...media.synonyms].join('\n').toLowerCase();
  columns.genreIds[row] = media.genres.map(genres.add);
  columns.tagIds[row] = media.tags.map(({ name }) => tags.add(name));
  columns.studioIds[row] = media.studios.map(({ name }) => studios.add(name));
  const set = (name: NumberColumn, value: number | null | undefined) => {
    numbers[name][row] = value ?? 0;
  };
  set('updated', entry.updatedAt);
  set('score', entry.score);
  set('progress', entry.progress);
  set('releaseDate', dateNumber(media.startDate) || (media.seasonYear ?? 0) * 10_000);
  set('averageScore', media.averageScore);
  set('popularity', media.popularity);
  set('repeat', entry.repeat);
  set('started', dateNumber(entry.startedAt));
  set('completed', dateNumber(entry.completedAt));
  set('added', entry.createdAt);
  set('episodes', media.episodes);
  set('chapters', media.chapters);
  set('volumes', media.volumes);
  set('id', media.id);
}

/** Comparable: 20260304. Unknown parts count as zero. */
export function dateNumber(
  date:
    | { readonly year: number | null; readonly month: number | null; readonly day: number | null }
    | null
    | undefined,
): number {
  return (date?.year ?? 0) * 10_000 + (date?.month ?? 0) * 100 + (date?.day ?? 0);
}

function idAt(columns: Columns, row: number): number {
  return columns.numbers.id[row] ?? 0;
}

function createDictionary(): Dictionary {
  const numbers = new Map<string, number>();
  return {
    add: (name) => {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, numbers.size);
      return numbers.size - 1;
    },
    find: (name) => numbers.get(name) ?? -1,
    names: () => [...numbers.keys()],
  };
}
