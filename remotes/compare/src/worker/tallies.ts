import { type EntryTest, passesEntry, type UserColumns } from './user-columns.ts';

/** What the entries that count give, by row of the media. */
export interface Tallies {
  readonly users: Uint16Array;
  readonly scores: Uint16Array;
  readonly sum: Uint32Array;
  readonly lowest: Uint8Array;
  readonly highest: Uint8Array;
  readonly repeat: Float64Array;
}

export function tally(
  users: readonly UserColumns[],
  test: EntryTest,
  passing: Uint8Array,
  length: number,
): Tallies {
  const tallies: Tallies = {
    users: new Uint16Array(length),
    scores: new Uint16Array(length),
    sum: new Uint32Array(length),
    lowest: new Uint8Array(length).fill(255),
    highest: new Uint8Array(length),
    repeat: new Float64Array(length),
  };
  for (const columns of users) {
    for (let place = 0; place < columns.length; place += 1) {
      const row = columns.rows[place] ?? 0;
      if (!passing[row] || !passesEntry(test, columns, place)) continue;
      tallies.users[row] = (tallies.users[row] ?? 0) + 1;
      tallies.repeat[row] = (tallies.repeat[row] ?? 0) + (columns.repeat[place] ?? 0);
      const score = columns.score100[place] ?? 0;
      if (score === 0) continue;
      tallies.scores[row] = (tallies.scores[row] ?? 0) + 1;
      tallies.sum[row] = (tallies.sum[row] ?? 0) + score;
      if (score < (tallies.lowest[row] ?? 255)) tallies.lowest[row] = score;
      if (score > (tallies.highest[row] ?? 0)) tallies.highest[row] = score;
    }
  }
  return tallies;
}

/** The rows that so many users have. */
export function* rowsWith({ users }: Tallies, needed: number): Iterable<number> {
  // With no user nothing is needed, and nothing is shared.
  for (let row = 0; row < users.length; row += 1) if ((users[row] ?? 0) >= Math.max(1, needed)) yield row;
}

/** Mean of the scores that were given; null without any. */
export function average({ sum, scores }: Tallies, row: number): number | null {
  const count = scores[row] ?? 0;
  return count === 0 ? null : (sum[row] ?? 0) / count;
}

/** Highest less lowest of them; null with fewer than two. */
export function difference({ scores, lowest, highest }: Tallies, row: number): number | null {
  return (scores[row] ?? 0) < 2 ? null : (highest[row] ?? 0) - (lowest[row] ?? 0);
}
