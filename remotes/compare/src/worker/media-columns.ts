import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import { mediaPath } from '@tsugi/data/pure';
import type { CompareMedia, CompareQuery } from '../model/types.ts';
import { allBits, type Bitset, createBitset, keepAny, keepBits } from './bitset.ts';

type ListMedia = ListEntry['media'];

/** Values of a title that orders read. 0 for none. */
const NUMBERS = ['averageScore', 'popularity', 'releaseDate', 'episodes', 'chapters', 'volumes'] as const;
export type MediaNumber = (typeof NUMBERS)[number];

/** All titles of all lists, each once: a row is one media. */
export interface MediaColumns {
  readonly length: () => number;
  /** The row of this media, which is made or, by a response of a later time, written anew. */
  readonly add: (media: ListMedia, storedAt: number) => number;
  /** -1 for a media that is in no list. */
  readonly rowOf: (mediaId: number) => number;
  readonly facts: (row: number) => CompareMedia | undefined;
  readonly number: (name: MediaNumber) => Float64Array;
  /** Sorts the titles that have come, so that a query does not: comparing titles is what costs. */
  readonly sortTitles: () => void;
  /** Places of the titles from A to Z, by row, as last sorted; equal titles are in the order of their ids. */
  readonly titleRank: () => Int32Array;
  /** The rows that pass the filters of a title, as bits. */
  readonly passing: (query: CompareQuery) => Uint32Array;
}

const { compare } = new Intl.Collator();

export function createMediaColumns(): MediaColumns {
  const rows = new Map<number, number>();
  const facts: CompareMedia[] = [];
  /** All titles of the media in lower case. */
  const text: string[] = [];
  /** Rows by value: "format/TV", "genre/Drama". */
  const sets = new Map<string, Bitset>();
  let capacity = 1024;
  let years = new Int16Array(capacity);
  let times = new Float64Array(capacity);
  const numbers = new Map(NUMBERS.map((name) => [name, new Float64Array(capacity)]));
  /** Rows from A to Z, as far as they are sorted. */
  let byTitle = new Int32Array(0);
  let ranks = new Int32Array(0);

  const grow = () => {
    capacity *= 2;
    const grownYears = new Int16Array(capacity);
    grownYears.set(years);
    years = grownYears;
    times = grown(times, capacity);
    for (const [name, values] of numbers) numbers.set(name, grown(values, capacity));
  };
  const numberOf = (name: MediaNumber) => numbers.get(name) ?? new Float64Array(0);
  const setOf = (key: string): Bitset => {
    const known = sets.get(key);
    if (known) return known;
    const made = createBitset();
    sets.set(key, made);
    return made;
  };

  const write = (row: number, media: ListMedia, storedAt: number) => {
    if (row < facts.length) {
      for (const set of sets.values()) set.delete(row);
      // A title that has changed stands elsewhere.
      if (facts[row]?.title !== media.title.userPreferred) byTitle = new Int32Array(0);
    }
    facts[row] = factsOf(media);
    text[row] = [...Object.values(media.title), ...media.synonyms].join('\n').toLowerCase();
    times[row] = storedAt;
    years[row] = media.seasonYear ?? media.startDate?.year ?? 0;
    const values: Readonly<Record<MediaNumber, number | null>> = {
      averageScore: media.averageScore,
      popularity: media.popularity,
      releaseDate: dateNumber(media.startDate) || (media.seasonYear ?? 0) * 10_000,
      episodes: media.episodes,
      chapters: media.chapters,
      volumes: media.volumes,
    };
    for (const name of NUMBERS) numberOf(name)[row] = values[name] ?? 0;
    setOf(`format/${media.format}`).add(row);
    setOf(`status/${media.status}`).add(row);
    setOf(`country/${String(media.countryOfOrigin)}`).add(row);
    for (const genre of media.genres) setOf(`genre/${genre}`).add(row);
    if (media.isAdult) setOf('adult').add(row);
  };

  /** Rows that came since the last time are sorted by themselves and merged. */
  const sortTitles = () => {
    const length = facts.length;
    if (byTitle.length === length) return;
    const order = (a: number, b: number) => {
      const [first, second] = [facts[a], facts[b]];
      return first && second ? compare(first.title, second.title) || first.id - second.id : 0;
    };
    const known = byTitle;
    const added = Int32Array.from({ length: length - known.length }, (_, at) => known.length + at).sort(
      order,
    );
    const merged = new Int32Array(length);
    let left = 0;
    let right = 0;
    for (let at = 0; at < length; at += 1) {
      const one = known[left];
      const other = added[right];
      const isKnown = other === undefined || (one !== undefined && order(one, other) <= 0);
      merged[at] = (isKnown ? one : other) ?? 0;
      if (isKnown) left += 1;
      else right += 1;
    }
    byTitle = merged;
    ranks = new Int32Array(length);
    for (let rank = 0; rank < length; rank += 1) ranks[merged[rank] ?? 0] = rank;
  };

  return {
    length: () => facts.length,
    add: (media, storedAt) => {
      const known = rows.get(media.id);
      if (known !== undefined) {
        if (storedAt > (times[known] ?? 0)) write(known, media, storedAt);
        return known;
      }
      const row = facts.length;
      if (row >= capacity) grow();
      rows.set(media.id, row);
      write(row, media, storedAt);
      return row;
    },
    rowOf: (mediaId) => rows.get(mediaId) ?? -1,
    facts: (row) => facts[row],
    number: numberOf,
    sortTitles,
    titleRank: () => ranks,
    passing: ({ search, format, status, genre, countryOfOrigin, isAdult, year }) => {
      const words = allBits(facts.length);
      const anyOf = (column: string, values: readonly string[]) => {
        if (values.length > 0)
          keepAny(
            words,
            values.map((value) => sets.get(`${column}/${value}`)),
          );
      };
      anyOf('format', format);
      anyOf('status', status);
      anyOf('country', countryOfOrigin);
      for (const one of genre) keepAny(words, [sets.get(`genre/${one}`)]);
      if (isAdult !== undefined) {
        const adult = sets.get('adult');
        keepBits(words, (row) => (adult?.has(row) ?? false) === isAdult);
      }
      if (year !== undefined) keepBits(words, (row) => years[row] === year);
      const needle = search.trim().toLowerCase();
      if (needle !== '') keepBits(words, (row) => text[row]?.includes(needle) ?? false);
      return words;
    },
  };
}

function grown(values: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(capacity);
  next.set(values);
  return next;
}

function factsOf(media: ListMedia): CompareMedia {
  return {
    id: media.id,
    type: media.type === 'MANGA' ? 'MANGA' : 'ANIME',
    path: mediaPath(media),
    title: media.title.userPreferred,
    cover: media.coverImage.large,
    coverLarge: media.coverImage.extraLarge,
    color: media.coverImage.color,
    banner: media.bannerImage,
    format: media.format,
    status: media.status,
    episodes: media.episodes,
    chapters: media.chapters,
    volumes: media.volumes,
    season: media.season,
    seasonYear: media.seasonYear,
    startYear: media.startDate?.year ?? null,
    // A scalar without a type of its own in the schema.
    country: media.countryOfOrigin == null ? null : String(media.countryOfOrigin),
    averageScore: media.averageScore,
    isAdult: media.isAdult ?? false,
  };
}

/** Comparable: 20260304. Unknown parts count as zero. */
function dateNumber(date: ListMedia['startDate']): number {
  return (date?.year ?? 0) * 10_000 + (date?.month ?? 0) * 100 + (date?.day ?? 0);
}
