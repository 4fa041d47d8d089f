import type { CompareSort } from '../model/types.ts';
import type { MediaColumns } from './media-columns.ts';
import { average, difference, type Tallies } from './tallies.ts';

/** Highest first, titles from A to Z, equal ones by title. What has no value stands last, also in reverse. */
export function ordered(
  rows: Int32Array,
  media: MediaColumns,
  tallies: Tallies,
  sort: CompareSort,
  isReverse: boolean,
): Int32Array<ArrayBufferLike> {
  const ranks = media.titleRank();
  const rank = (row: number) => ranks[row] ?? 0;
  const sign = isReverse ? -1 : 1;
  if (sort === 'title') return rows.sort((a, b) => sign * (rank(a) - rank(b)));
  const values = new Float64Array(media.length());
  const read = valuesFor(sort, media, tallies);
  const none = isReverse ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  for (const row of rows) values[row] = read(row) ?? none;
  return rows.sort((a, b) => {
    const [one, other] = [values[a] ?? 0, values[b] ?? 0];
    if (one === other) return rank(a) - rank(b);
    return one > other ? -sign : sign;
  });
}

function valuesFor(
  sort: Exclude<CompareSort, 'title'>,
  media: MediaColumns,
  tallies: Tallies,
): (row: number) => number | null {
  switch (sort) {
    case 'score':
      return (row) => average(tallies, row);
    case 'difference':
      return (row) => difference(tallies, row);
    case 'repeat':
      return (row) => tallies.repeat[row] ?? 0;
    default: {
      const numbers = media.number(sort);
      return (row) => numbers[row] || null;
    }
  }
}
