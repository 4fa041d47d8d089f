import type { ListFilter } from '../params.ts';
import type { Columns } from './columns.ts';

/** The rows in the order of the filter: largest first, titles from A to Z, equal ones by title. Reversed, equal ones stay so. */
export function ordered(columns: Columns, rows: Int32Array, { sort, reverse }: ListFilter): Int32Array {
  const { titleRank } = columns;
  const rank = (row: number) => titleRank[row] ?? 0;
  const sign = reverse ? -1 : 1;
  if (sort === 'title') return rows.sort((a, b) => sign * (rank(a) - rank(b)));
  const values = columns.numbers[sort];
  return rows.sort((a, b) => sign * ((values[b] ?? 0) - (values[a] ?? 0)) || rank(a) - rank(b));
}
