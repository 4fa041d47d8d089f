import { asApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import { heldPatch } from './batch-overlay.ts';
import {
  type BatchRecord,
  type BatchRow,
  concluded,
  isOpen,
  type LoadedBatch,
  nextStep,
  type RowPatch,
} from './batch-row.ts';
import type { BatchService } from './batch-service.ts';
import type { BatchStore } from './batch-store.ts';
import { checkRow } from './check-row.ts';
import type { Held } from './entry-members.ts';
import {
  blocksOf,
  expectedRequest,
  type Outgoing,
  type PlannedDocument,
  planRequests,
  READ_PER_REQUEST,
  sendingOrder,
} from './plan-requests.ts';
import { confirmedPatch, patchesOfFailure, patchesOfResults, patchOfUnknown } from './request-outcome.ts';
import type { StepOutcome } from './step-outcome.ts';
import { createStepRunner } from './step-runner.ts';

export interface BatchSenderOptions {
  readonly clock: Clock;
  readonly store: BatchStore;
  readonly service: BatchService;
  readonly optimistic: Pick<OptimisticLayer, 'confirmAll'>;
  /** Whether a change of this entry by itself is under way: it goes first. */
  readonly isBusy: (mediaId: number) => boolean;
}

/** Takes a batch one step further. */
export type SendStep = (batch: LoadedBatch, signal: AbortSignal) => Promise<StepOutcome>;

/** A request that left may reach the service this much later: before, the entry says nothing about it. */
const ARRIVAL_MS = 10_000;
/** What was read is compared with what the user saw for so long. */
const FRESH_MS = 30_000;
/** Requests that are planned at a time: what is sent last was read not long before. */
const DOCUMENTS_AT_A_TIME = 4;

export function createSendStep({ clock, store, service, optimistic, isBusy }: BatchSenderOptions): SendStep {
  const orders = new Map<string, readonly number[]>();
  const orderOf = ({ record, rows }: LoadedBatch) => {
    const known = orders.get(record.id);
    if (known) return known;
    const order = sendingOrder(rows.map(({ change }) => change));
    orders.set(record.id, order);
    return order;
  };

  /** Notes what became of rows, and shows what was confirmed. */
  const settle = async (
    id: string,
    patches: ReadonlyMap<number, RowPatch>,
    shown: readonly (readonly [mediaId: number, held: Held | null, entryId: number])[] = [],
  ) => {
    if (shown.length > 0) {
      optimistic.confirmAll(
        'media',
        shown.map(([mediaId, held, entryId]) => [mediaId, heldPatch(held, entryId)]),
      );
    }
    if (patches.size > 0) await store.change(id, unchanged, patches);
    // The state follows from the counts that the rows have now.
    await store.change(id, (record) => changedOnly(record, concluded(record)));
    const { state, counts } = store.get(id)?.record ?? {};
    if (state === 'cancelled' && counts && counts.waiting > 0) await store.cancelWaiting(id);
    if (state === 'done' || (state === 'cancelled' && counts?.sent === 0)) {
      orders.delete(id);
      service.invalidate();
    }
  };

  const sendDocument = async (
    batch: LoadedBatch,
    document: PlannedDocument,
    held: ReadonlyMap<number, Held>,
    signal: AbortSignal,
  ): Promise<StepOutcome> => {
    const { id } = batch.record;
    const sentAt = clock.now();
    const marked = new Map<number, RowPatch>(
      document.rows.map(({ index, mediaId }) => [
        index,
        { verdict: { state: 'sent' }, sentAt, held: held.get(mediaId) ?? null },
      ]),
    );
    // Stored before the request is made: after a crash the entries are asked, and nothing is sent twice.
    if (!(await store.change(id, (record) => (record.state === 'running' ? record : undefined), marked)))
      return { kind: 'sent' };
    let hasLeft = false;
    const attempt = new AbortController();
    // What has left is answered, whatever happens meanwhile.
    const stop = () => {
      if (!hasLeft) attempt.abort();
    };
    signal.addEventListener('abort', stop);
    const onSent = () => {
      hasLeft = true;
      const left = new Map(document.rows.map(({ index }) => [index, { sentAt: clock.now() }]));
      void store.change(id, (record) => record, left).catch(() => {});
    };
    try {
      const results = await service.send(document, { signal: attempt.signal, onSent });
      const patches = patchesOfResults(document, results, held);
      await settle(id, patches, shownOf(document, results));
      return { kind: 'sent' };
    } catch (cause) {
      const error = asApiError(cause, 'tracker');
      const { patches, waits } = patchesOfFailure(document, error, hasLeft);
      await settle(id, patches);
      return waits ? { kind: 'blocked', retryAfterMs: error.retryAfterMs } : { kind: 'sent' };
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };

  const runStep = createStepRunner({ store, service });

  return async (batch, signal) => {
    const { record, rows } = batch;
    if (nextStep(record)) {
      const outcome = await runStep(record, signal);
      await settle(record.id, new Map());
      return outcome;
    }
    const now = clock.now();
    const open = orderOf(batch).filter((index) => isOpen(rowAt(rows, index).verdict));
    const ready = open.filter((index) => {
      const { verdict, sentAt = 0, change } = rowAt(rows, index);
      if (verdict.state === 'sent') return sentAt + ARRIVAL_MS <= now || sentAt > now;
      return record.state === 'running' && !isBusy(change.mediaId);
    });
    const indexes = firstOf(ready, rows);
    if (indexes.length === 0) {
      const times = open.flatMap((index) => {
        const { verdict, sentAt = 0 } = rowAt(rows, index);
        return verdict.state === 'sent' ? [sentAt + ARRIVAL_MS] : [];
      });
      return { kind: 'idle', at: times.length > 0 ? Math.min(...times) : undefined };
    }
    const readAt = clock.now();
    let held: ReadonlyMap<number, Held>;
    try {
      const mediaIds = indexes.map((index) => rowAt(rows, index).change.mediaId);
      held = await readAll(mediaIds, (block) => service.readEntries(block, signal));
    } catch (cause) {
      const error = asApiError(cause, 'tracker');
      return error.kind === 'aborted'
        ? { kind: 'sent' }
        : { kind: 'blocked', retryAfterMs: error.retryAfterMs };
    }
    const outgoing: Outgoing[] = [];
    const patches = new Map<number, RowPatch>();
    const shown: [number, Held | null, number][] = [];
    for (const index of indexes) {
      const row = rowAt(rows, index);
      const { mediaId, entryId = 0 } = row.change;
      const now = held.get(mediaId) ?? null;
      const checked = checkRow(row, now);
      const isUnknown = row.verdict.state === 'sent';
      if (checked.outcome === 'confirmed') {
        patches.set(index, isUnknown ? patchOfUnknown(row, now, true) : confirmedPatch(now, now));
        shown.push([mediaId, now, entryId]);
      } else if (isUnknown && (row.refusal !== undefined || checked.outcome === 'send')) {
        patches.set(index, patchOfUnknown(row, now, false));
      } else if (checked.outcome === 'changed-elsewhere') {
        patches.set(index, { verdict: { state: 'changed-elsewhere' }, sentAt: undefined, held: undefined });
      } else {
        outgoing.push({ index, mediaId, request: checked.request, together: row.together });
      }
    }
    await settle(record.id, patches, shown);
    for (const document of planRequests(outgoing)) {
      if (signal.aborted || clock.now() - readAt > FRESH_MS) break;
      if (document.rows.some(({ mediaId }) => isBusy(mediaId))) break;
      const outcome = await sendDocument(batch, document, held, signal);
      if (outcome.kind !== 'sent') return outcome;
    }
    return { kind: 'sent' };
  };
}

function changedOnly(before: BatchRecord, after: BatchRecord): BatchRecord | undefined {
  return before === after ? undefined : after;
}

const unchanged = (record: BatchRecord): BatchRecord => record;

function rowAt(rows: readonly BatchRow[], index: number): BatchRow {
  const row = rows[index];
  if (!row) throw new RangeError(`no row ${index}`);
  return row;
}

/** Those whose outcome is unknown first, then as many as a few requests take. */
function firstOf(ready: readonly number[], rows: readonly BatchRow[]): readonly number[] {
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

async function readAll(
  mediaIds: readonly number[],
  read: (block: readonly number[]) => Promise<ReadonlyMap<number, Held>>,
): Promise<ReadonlyMap<number, Held>> {
  const held = new Map<number, Held>();
  for (const block of blocksOf(mediaIds, READ_PER_REQUEST)) {
    for (const [id, entry] of await read(block)) held.set(id, entry);
  }
  return held;
}

function shownOf(
  { rows }: PlannedDocument,
  results: ReadonlyMap<number, Held | null>,
): readonly (readonly [number, Held | null, number])[] {
  return rows.flatMap(({ index, mediaId, request }) => {
    const held = results.get(index);
    return held === undefined
      ? []
      : [[mediaId, held, request.kind === 'create' ? 0 : request.entryId] as const];
  });
}
