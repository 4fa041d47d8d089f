import type { ResultRow, Results, ResultUser } from '../../../model/types.ts';
import type { ComparisonResult } from '../../../worker/compare.protocol.ts';
import type { CompareClient } from './load-list.ts';

export interface ResultRowsInput {
  readonly result: ComparisonResult;
  /** Of the selection and the query. */
  readonly id: number;
  readonly users: readonly ResultUser[];
  readonly inSight: readonly number[];
}

/** One result and the rows of it that have come. */
export interface ResultRows {
  readonly results: () => Results;
  /** Places that the page shows. */
  readonly inSight: () => readonly number[];
}

/** @param onRows called when more rows have come */
export function createResultRows(
  client: CompareClient,
  { result, id, users, inSight }: ResultRowsInput,
  onRows: () => void,
): ResultRows {
  const rows = new Map<number, ResultRow>(result.rows);
  const asked = new Set(rows.keys());
  let shown = inSight;

  const make = (): Results => ({
    id,
    total: result.ids.length,
    users,
    ids: result.ids,
    row: (place) => rows.get(place),
    need: (first, end) => {
      const from = Math.max(0, first);
      const length = Math.max(0, Math.min(end, result.ids.length) - from);
      shown = Array.from({ length }, (_, at) => from + at);
      const missing = shown.filter((place) => !asked.has(place));
      if (missing.length === 0) return;
      for (const place of missing) asked.add(place);
      client.ask({ kind: 'rows', result: result.id, places: missing }).then(
        (found) => {
          for (const [place, row] of found) rows.set(place, row);
          results = make();
          onRows();
        },
        // The worker has ended: its lists are read again, and then there is another result.
        () => undefined,
      );
    },
    affinities: result.affinities,
  });
  let results = make();
  return { results: () => results, inSight: () => shown };
}
