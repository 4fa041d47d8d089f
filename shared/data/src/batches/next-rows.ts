import type { BatchRow } from './batch-row.ts';
import { expectedRequest, type Outgoing, planRequests, READ_PER_REQUEST } from './plan-requests.ts';

/** Requests that are planned at a time: what is sent last was read not long before. */
const DOCUMENTS_AT_A_TIME = 4;

export function rowAt(rows: readonly BatchRow[], index: number): BatchRow {
  const row = rows[index];
  if (!row) throw new RangeError(`no row ${index}`);
  return row;
}

/** Of rows that can be tried: those whose outcome is unknown first, then as many as a few requests take. */
export function nextRows(ready: readonly number[], rows: readonly BatchRow[]): readonly number[] {
  const unknown = ready.filter((index) => rowAt(rows, index).verdict.state === 'sent');
  if (unknown.length > 0) return unknown.slice(0, DOCUMENTS_AT_A_TIME * READ_PER_REQUEST);
  const waiting = ready.slice(0, DOCUMENTS_AT_A_TIME * READ_PER_REQUEST).map((index): Outgoing => {
    const { change, together } = rowAt(rows, index);
    const request = expectedRequest(change) ?? { kind: 'create', members: change.after ?? {} };
    return { index, mediaId: change.mediaId, request, together };
  });
  return planRequests(waiting)
    .slice(0, DOCUMENTS_AT_A_TIME)
    .flatMap((document) => document.rows.map(({ index }) => index));
}
