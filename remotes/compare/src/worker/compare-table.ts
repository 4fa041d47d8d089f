import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import { LIST_STATUSES, mediaPath } from '@tsugi/data/pure';
import type { EntryChange } from '@tsugi/data/stored';
import { createTitleColumns, sortRows } from '@tsugi/lists/title-columns';
import type { ScoreFormat } from '@tsugi/ui/components';
import { titleLanguage } from '@tsugi/ui/simple-text';
import { normaliseScore } from '../model/normalise-score.ts';
import type { Affinity, CompareMedia, CompareQuery, ResultEntry, ResultRow } from '../model/types.ts';
import { affinity } from './affinity.ts';
import type { ComparisonRequest, ComparisonResult, PlacedRow } from './compare.protocol.ts';
import { average, difference, rowsWith, type Tallies, tally } from './tallies.ts';
import {
  type EntryTest,
  entryTest,
  passesEntry,
  type UserColumns,
  userColumns,
  withChanges,
} from './user-columns.ts';

/** The lists of a comparison in columns. */
export interface CompareTable {
  /** Sets the list of a user, or writes it anew. @returns the number of its titles */
  readonly setList: (
    list: string,
    entries: Iterable<ListEntry>,
    storedAt: number,
    format: ScoreFormat,
  ) => number;
  /** Sorts the titles before a comparison asks for their order. */
  readonly sortTitles: () => void;
  readonly setChanges: (list: string, changes: readonly EntryChange[]) => void;
  readonly drop: (list: string) => void;
  /** Lists that are not there take no part. */
  readonly compare: (request: ComparisonRequest) => ComparisonResult;
  /** Of the last result, and none of an older one. */
  readonly rows: (result: number, places: readonly number[]) => readonly PlacedRow[];
}

interface KnownList {
  readonly base: UserColumns;
  readonly columns: UserColumns;
  readonly format: ScoreFormat;
}

interface LastResult {
  readonly id: number;
  readonly included: readonly UserColumns[];
  readonly test: EntryTest;
  readonly tallies: Tallies;
  readonly rows: Int32Array;
}

/** Of a list that is not there. */
const NO_ENTRIES = userColumns([], () => -1);

export function createCompareTable(): CompareTable {
  const media = createTitleColumns({ factsOf });
  const lists = new Map<string, KnownList>();
  /** By the two lists: most of them stay when one user is added. */
  let affinities = new Map<UserColumns, Map<UserColumns, ReturnType<typeof affinity>>>();
  let last: LastResult | undefined;
  let results = 0;

  const affinitiesOf = (users: readonly UserColumns[]): readonly Affinity[] => {
    const present: typeof affinities = new Map();
    const found = users.flatMap((one, first) =>
      users.slice(first + 1).map((other, after): Affinity => {
        const value = affinities.get(one)?.get(other) ?? affinity(one, other);
        present.set(one, (present.get(one) ?? new Map()).set(other, value));
        return { users: [first, first + 1 + after], ...value };
      }),
    );
    affinities = present;
    return found;
  };

  return {
    setList: (list, entries, storedAt, format) => {
      // Throws for a format that this version does not know.
      normaliseScore(1, format);
      const base = userColumns(entries, (one) => media.add(one, storedAt));
      lists.set(list, { base, columns: base, format });
      return base.length;
    },
    sortTitles: media.sortTitles,
    setChanges: (list, changes) => {
      const known = lists.get(list);
      if (!known) return;
      const columns = withChanges(known.base, changes, media.rowOf, known.format);
      lists.set(list, { ...known, columns });
    },
    drop: (list) => {
      lists.delete(list);
    },
    compare: ({ included, excluded, query, language, places }) => {
      const users = included.map((list) => lists.get(list)?.columns ?? NO_ENTRIES);
      const test = entryTest(query);
      const passing = media.passing(query);
      for (const list of excluded) {
        for (const row of lists.get(list)?.columns.rows ?? []) passing[row] = 0;
      }
      const tallies = tally(users, test, passing, media.length());
      const needed = neededUsers(query.reviewsNeeded, users.length);
      const found = Int32Array.from(rowsWith(tallies, needed));
      const titleRank = () => media.titleRank(language);
      const rows = sortRows(found, titleRank, query.reverse, valuesFor(query, found, tallies));
      results += 1;
      last = { id: results, included: users, test, tallies, rows };
      const ids = rows.map((row) => media.facts(row)?.id ?? 0);
      return {
        id: results,
        ids,
        rows: rowsAt(places),
        affinities: affinitiesOf(users),
      };
    },
    rows: (result, places) => (last?.id === result ? rowsAt(places) : []),
  };

  /** By row; undefined where titles are what counts. What has no value stands last, also in reverse. */
  function valuesFor({ sort, reverse }: CompareQuery, rows: Int32Array, tallies: Tallies) {
    if (sort === 'title') return undefined;
    const values = new Float64Array(media.length());
    for (const row of rows) {
      const value =
        sort === 'score'
          ? average(tallies, row)
          : sort === 'difference'
            ? difference(tallies, row)
            : sort === 'repeat'
              ? (tallies.repeat[row] ?? 0)
              : media.numbers[sort][row] || null;
      values[row] = value ?? (reverse ? Infinity : -Infinity);
    }
    return values;
  }

  function rowsAt(places: readonly number[]): readonly PlacedRow[] {
    const result = last;
    if (!result) return [];
    const { included, test, tallies, rows } = result;
    return places.flatMap((place): readonly PlacedRow[] => {
      const row = rows[place] ?? -1;
      const facts = media.facts(row);
      if (!facts) return [];
      const found: ResultRow = {
        media: facts,
        average: average(tallies, row),
        difference: difference(tallies, row),
        repeat: tallies.repeat[row] ?? 0,
        entries: included.flatMap((columns, user) => entryOf(user, columns, test, row)),
      };
      return [[place, found]];
    });
  }
}

function entryOf(user: number, columns: UserColumns, test: EntryTest, row: number): readonly ResultEntry[] {
  const place = columns.placeOf[row] ?? -1;
  if (place < 0 || !passesEntry(test, columns, place)) return [];
  return [
    {
      user,
      status: LIST_STATUSES[columns.status[place] ?? 0] ?? 'COMPLETED',
      score: columns.score[place] ?? 0,
      repeat: columns.repeat[place] ?? 0,
    },
  ];
}

/** At least 1; a number that is no whole number, or reaches the number of users, means all of them. */
export function neededUsers(reviewsNeeded: number | undefined, users: number): number {
  if (reviewsNeeded === undefined || !Number.isInteger(reviewsNeeded) || reviewsNeeded >= users) return users;
  return Math.max(1, reviewsNeeded);
}

function factsOf(media: ListEntry['media']): CompareMedia {
  // A scalar without a type of its own in the schema.
  const country = media.countryOfOrigin == null ? null : String(media.countryOfOrigin);
  return {
    id: media.id,
    type: media.type === 'MANGA' ? 'MANGA' : 'ANIME',
    path: mediaPath(media),
    title: media.title.userPreferred,
    titleLang: titleLanguage(media.title.userPreferred, {
      title: media.title,
      countryOfOrigin: country,
    }),
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
    country,
    averageScore: media.averageScore,
    isAdult: media.isAdult ?? false,
  };
}
