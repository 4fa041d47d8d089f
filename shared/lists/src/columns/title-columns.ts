import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { TitleFilter } from '../filter/filter.ts';

type ListMedia = ListEntry['media'];

/** Values of a title that orders read. 0 for none. */
const NUMBERS = ['averageScore', 'popularity', 'releaseDate', 'episodes', 'chapters', 'volumes'] as const;
export type TitleNumber = (typeof NUMBERS)[number];

/** What is kept of each title. */
interface Facts {
  readonly id: number;
  readonly title: string;
}

/** What a row has besides its numbers and values. */
interface Title<F> {
  readonly row: number;
  readonly facts: F;
  readonly storedAt: number;
}

/** All titles of one list or of several, each once: a row is one media. */
export interface TitleColumns<F extends Facts> {
  readonly length: () => number;
  /** The row of this media, which is made or, by a response of a later time, written anew. */
  readonly add: (media: ListMedia, storedAt: number) => number;
  /** -1 for a media that is in no list. */
  readonly rowOf: (mediaId: number) => number;
  readonly facts: (row: number) => F | undefined;
  readonly numbers: Readonly<Record<TitleNumber, readonly number[]>>;
  /** Sorts the titles that have come, so that a query does not: comparing titles is what costs. */
  readonly sortTitles: () => void;
  /**
   * Places of the titles from A to Z, by row; equal titles are in the order of their ids. Sorts those that are not sorted yet.
   * @param language whose order it is from now on: at first the browser's, also when it is left out
   */
  readonly titleRank: (language?: string) => Int32Array;
  /** 1 for each row that passes the filters of a title, else 0. */
  readonly passing: (filter: TitleFilter) => Uint8Array;
  /** The keys of all values: "genre/Drama". */
  readonly keys: () => Iterable<string>;
}

export interface TitleColumnsOptions<F extends Facts> {
  readonly factsOf: (media: ListMedia) => F;
  /** Keys of values that the filters of this page read besides: "tag/Band". */
  readonly keysOf?: (media: ListMedia) => readonly string[];
}

export function createTitleColumns<F extends Facts>({
  factsOf,
  keysOf = () => [],
}: TitleColumnsOptions<F>): TitleColumns<F> {
  const rows = new Map<number, number>();
  const titles: Title<F>[] = [];
  /** All titles of the media in lower case; searched faster than members of objects. */
  const text: string[] = [];
  const years: number[] = [];
  /** Rows by value. */
  const sets = new Map<string, Set<number>>();
  /** By row: titles that are not in `text` and `sets` yet. What shows a list without a filter needs neither, and making them is most of the work. */
  const unindexed = new Map<number, ListMedia>();
  const numbers: Record<TitleNumber, number[]> = {
    averageScore: [],
    popularity: [],
    releaseDate: [],
    episodes: [],
    chapters: [],
    volumes: [],
  };
  /** Made with the first sort: the first one of a document takes 10 ms. */
  let collator: Intl.Collator | undefined;
  /** From A to Z, as far as they are sorted. */
  let byTitle: readonly Title<F>[] = [];
  let ranks = new Int32Array(0);

  const write = (row: number, media: ListMedia, storedAt: number) => {
    const known = titles[row];
    const facts = factsOf(media);
    if (known) {
      for (const set of sets.values()) set.delete(row);
      // A title that has changed stands elsewhere.
      if (known.facts.title !== facts.title) byTitle = [];
    }
    titles[row] = { row, facts, storedAt };
    unindexed.set(row, media);
    years[row] = media.seasonYear ?? media.startDate?.year ?? 0;
    const releaseDate = dateNumber(media.startDate) || (media.seasonYear ?? 0) * 10_000;
    for (const name of NUMBERS)
      numbers[name][row] = name === 'releaseDate' ? releaseDate : (media[name] ?? 0);
  };

  const index = () => {
    for (const [row, media] of unindexed) {
      text[row] = [...Object.values(media.title), ...media.synonyms].join('\n').toLowerCase();
      for (const key of [
        `format/${media.format}`,
        `status/${media.status}`,
        `country/${String(media.countryOfOrigin)}`,
        `adult/${media.isAdult ?? false}`,
        ...media.genres.map((genre) => `genre/${genre}`),
        ...keysOf(media),
      ]) {
        sets.set(key, (sets.get(key) ?? new Set()).add(row));
      }
    }
    unindexed.clear();
  };

  const sortTitles = (language?: string) => {
    collator ??= new Intl.Collator(language);
    // `de` for a browser in `de-AT`: their order is one.
    if (language !== undefined && language !== collator.resolvedOptions().locale.split('-')[0]) {
      collator = new Intl.Collator(language);
      byTitle = [];
    }
    const { compare } = collator;
    const { length } = byTitle;
    if (length === titles.length) return;
    // What is sorted already is one run to the sort of the engine, into which it merges the others.
    byTitle = [...byTitle, ...titles.slice(length)].sort(
      ({ facts: a }, { facts: b }) => compare(a.title, b.title) || a.id - b.id,
    );
    ranks = new Int32Array(titles.length);
    for (const [rank, { row }] of byTitle.entries()) ranks[row] = rank;
  };

  return {
    length: () => titles.length,
    add: (media, storedAt) => {
      const row = rows.get(media.id) ?? titles.length;
      const known = titles[row];
      if (!known || storedAt > known.storedAt) write(row, media, storedAt);
      rows.set(media.id, row);
      return row;
    },
    rowOf: (mediaId) => rows.get(mediaId) ?? -1,
    facts: (row) => titles[row]?.facts,
    numbers,
    sortTitles: () => sortTitles(),
    titleRank: (language) => {
      sortTitles(language);
      return ranks;
    },
    passing: ({
      search,
      genre,
      tag = [],
      studio = [],
      format,
      status,
      countryOfOrigin,
      type,
      isAdult,
      year,
    }) => {
      const passing = new Uint8Array(titles.length).fill(1);
      const keep = (test: (row: number) => boolean) => {
        for (let row = 0; row < passing.length; row += 1) if (passing[row] && !test(row)) passing[row] = 0;
      };
      const anyOf = (column: string, values: readonly unknown[]) => {
        if (values.length === 0) return;
        index();
        const wanted = values.map((value) => sets.get(`${column}/${value}`));
        keep((row) => wanted.some((rows) => rows?.has(row)));
      };
      anyOf('format', format);
      anyOf('status', status);
      anyOf('country', countryOfOrigin);
      anyOf('studio', studio);
      if (type) anyOf('type', [type]);
      if (isAdult !== undefined) anyOf('adult', [isAdult]);
      for (const one of genre) anyOf('genre', [one]);
      for (const one of tag) anyOf('tag', [one]);
      if (year !== undefined) keep((row) => years[row] === year);
      const needle = search.trim().toLowerCase();
      if (needle !== '') {
        index();
        keep((row) => text[row]?.includes(needle) ?? false);
      }
      return passing;
    },
    keys: () => {
      index();
      return sets.keys();
    },
  };
}

/**
 * Sorts rows in place: largest first, titles from A to Z, equal ones by title, also in reverse.
 * @param titleRank places of the titles by row, asked for with the first equal ones
 * @param values by row; without them titles are what counts
 */
export function sortRows(
  rows: Int32Array,
  titleRank: () => Int32Array,
  isReverse: boolean,
  values?: ArrayLike<number>,
): Int32Array {
  const sign = isReverse ? -1 : 1;
  let ranks: Int32Array | undefined;
  const rank = (a: number, b: number) => {
    ranks ??= titleRank();
    return (ranks[a] ?? 0) - (ranks[b] ?? 0);
  };
  return rows.sort(
    values
      ? (a, b) => sign * ((values[b] ?? 0) - (values[a] ?? 0)) || rank(a, b)
      : (a, b) => sign * rank(a, b),
  );
}

/** Comparable: 20260304. Unknown parts count as zero. */
export function dateNumber(date: ListMedia['startDate']): number {
  return (date?.year ?? 0) * 10_000 + (date?.month ?? 0) * 100 + (date?.day ?? 0);
}
