import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import { LIST_STATUSES, withEntryChange } from '@tsugi/data/pure';
import type { EntryChange } from '@tsugi/data/stored';
import { FLAGS, type FlagTest, flagsOf, flagTest } from '@tsugi/lists/entry-flags';
import type { ScoreFormat } from '@tsugi/ui/components';
import { normaliseScore } from '../model/normalise-score.ts';
import type { CompareQuery } from '../model/types.ts';

/** The entries of one user, each title once. */
export interface UserColumns {
  readonly length: number;
  /** Row of the media. */
  readonly rows: Int32Array;
  /** In the user's own format; 0 for none. */
  readonly score: Float64Array;
  /** As the tracker stores it, 1 to 100; 0 for none. */
  readonly score100: Uint8Array;
  readonly repeat: Uint32Array;
  /** Place in LIST_STATUSES. */
  readonly status: Uint8Array;
  readonly flags: Uint8Array;
  /** Place of the entry by row of the media; -1, or beyond the end, without one. */
  readonly placeOf: Int32Array;
}

/** The members of an entry that the comparison reads. */
type EntryValues = Pick<
  ListEntry,
  'status' | 'score' | 'score100' | 'repeat' | 'private' | 'notes' | 'startedAt'
>;

/** @param rowOf the row of an entry's media */
export function userColumns(
  entries: Iterable<ListEntry>,
  rowOf: (media: ListEntry['media']) => number,
): UserColumns {
  const byRow = new Map<number, ListEntry>();
  for (const entry of entries) {
    const row = rowOf(entry.media);
    // A title on a status list and on custom lists is one entry.
    if (!byRow.has(row)) byRow.set(row, entry);
  }
  const columns = emptyColumns([...byRow.keys()]);
  let place = 0;
  for (const entry of byRow.values()) {
    setEntry(columns, place, entry);
    place += 1;
  }
  return columns;
}

/** The same entries with the viewer's changes; a change of a title that is not there changes nothing. */
export function withChanges(
  base: UserColumns,
  changes: readonly EntryChange[],
  rowOf: (mediaId: number) => number,
  format: ScoreFormat,
): UserColumns {
  const byPlace = new Map<number, EntryChange['entry']>();
  for (const { mediaId, entry } of changes) {
    const place = base.placeOf[rowOf(mediaId)] ?? -1;
    if (place >= 0) byPlace.set(place, entry);
  }
  if (byPlace.size === 0) return base;
  const places = Array.from({ length: base.length }, (_, place) => place).filter(
    (place) => byPlace.get(place) !== null,
  );
  const columns = emptyColumns(places.map((place) => base.rows[place] ?? 0));
  for (const [place, before] of places.entries()) {
    columns.score[place] = base.score[before] ?? 0;
    columns.score100[place] = base.score100[before] ?? 0;
    columns.repeat[place] = base.repeat[before] ?? 0;
    columns.status[place] = base.status[before] ?? 0;
    columns.flags[place] = base.flags[before] ?? 0;
    const change = byPlace.get(before);
    if (change) setEntry(columns, place, withEntryChange(valuesAt(columns, place), known(change, format)));
  }
  return columns;
}

/** The members of a change that an entry has. What was changed is known in the user's own format only. */
function known(change: Partial<EntryValues>, format: ScoreFormat): Partial<EntryValues> {
  const { score } = change;
  return score === undefined ? change : { ...change, score100: Math.round(normaliseScore(score, format)) };
}

function valuesAt(columns: UserColumns, place: number): EntryValues {
  const flags = columns.flags[place] ?? 0;
  return {
    status: LIST_STATUSES[columns.status[place] ?? 0] ?? null,
    score: columns.score[place] ?? 0,
    score100: columns.score100[place] ?? 0,
    repeat: columns.repeat[place] ?? 0,
    private: (flags & FLAGS.private) !== 0,
    notes: (flags & FLAGS.notes) !== 0 ? 'x' : null,
    startedAt: (flags & FLAGS.missingStart) !== 0 ? null : { year: 1, month: null, day: null },
  };
}

function emptyColumns(rows: readonly number[]): UserColumns {
  const { length } = rows;
  const placeOf = new Int32Array(rows.reduce((most, row) => Math.max(most, row), -1) + 1).fill(-1);
  for (const [place, row] of rows.entries()) placeOf[row] = place;
  return {
    length,
    rows: Int32Array.from(rows),
    score: new Float64Array(length),
    score100: new Uint8Array(length),
    repeat: new Uint32Array(length),
    status: new Uint8Array(length),
    flags: new Uint8Array(length),
    placeOf,
  };
}

function setEntry(columns: UserColumns, place: number, entry: EntryValues): void {
  columns.score[place] = entry.score;
  columns.score100[place] = Math.min(100, entry.score100);
  columns.repeat[place] = entry.repeat;
  columns.status[place] = LIST_STATUSES.indexOf(entry.status ?? 'COMPLETED');
  columns.flags[place] = flagsOf(entry, entry.score100 > 0);
}

/** The filters of what a user did. */
export interface EntryTest extends FlagTest {
  /** A bit for each place in LIST_STATUSES. */
  readonly statuses: number;
}

export function entryTest(query: CompareQuery): EntryTest {
  const chosen = query.userStatus.length > 0 ? query.userStatus : LIST_STATUSES;
  const statuses = chosen.reduce((mask, status) => mask | (1 << LIST_STATUSES.indexOf(status)), 0);
  // Entries without a score are all or none of those that count, never the only ones.
  return { ...flagTest({ ...query, missingScore: query.missingScore ? undefined : false }), statuses };
}

export function passesEntry({ looked, wanted, statuses }: EntryTest, columns: UserColumns, place: number) {
  return (
    ((columns.flags[place] ?? 0) & looked) === wanted &&
    ((statuses >>> (columns.status[place] ?? 0)) & 1) === 1
  );
}
