import { ApiError, asApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import { heldPatch } from './batch-overlay.ts';
import {
  type BatchRecord,
  type BatchRow,
  isOpen,
  type LoadedBatch,
  nextStep,
  type RowPatch,
} from './batch-row.ts';
import type { BatchService } from './batch-service.ts';
import type { BatchStore } from './batch-store.ts';
import { compareRows, type Shown } from './compare-rows.ts';
import type { Held } from './entry-members.ts';
import { nextRows, rowAt } from './next-rows.ts';
import {
  blocksOf,
  type PlannedDocument,
  planRequests,
  READ_PER_REQUEST,
  sendingOrder,
} from './plan-requests.ts';
import { patchesOfFailure, patchesOfResults } from './request-outcome.ts';
import type { StepOutcome } from './step-outcome.ts';
import { createStepRunner } from './step-runner.ts';

export interface BatchSenderOptions {
  readonly clock: Clock;
  readonly store: BatchStore;
  readonly service: BatchService;
  readonly optimistic: Pick<OptimisticLayer, 'confirmAll'>;
  /** Who is signed in. */
  readonly account: () => string | undefined;
  /** Whether a change of this entry by itself is under way: it goes first. */
  readonly isBusy: (mediaId: number) => boolean;
}

/** Takes a batch one step further. */
export type SendStep = (batch: LoadedBatch, signal: AbortSignal) => Promise<StepOutcome>;

/** A request that left may reach the service this much later: before, the entry says nothing about it. */
const ARRIVAL_MS = 10_000;
/** What was read is compared with what the user saw for so long. */
const FRESH_MS = 30_000;

export function createSendStep(options: BatchSenderOptions): SendStep {
  const { clock, store, service, optimistic, isBusy } = options;
  /** Called in the turn in which a request takes its token: that of another account would change another list. */
  const assertSignedIn = ({ account }: BatchRecord) => {
    if (options.account() !== account) throw new ApiError('aborted', { source: 'tracker' });
  };
  const orders = new Map<string, readonly number[]>();
  const orderOf = async ({ record, rows }: LoadedBatch) => {
    const known = orders.get(record.id);
    if (known) return known;
    const order = await sendingOrder(rows.map(({ change }) => change));
    orders.set(record.id, order);
    return order;
  };

  /** Notes what became of rows, and shows what was confirmed. */
  const settle = async (
    record: BatchRecord,
    patches: ReadonlyMap<number, RowPatch>,
    shown: readonly Shown[] = [],
  ) => {
    if (shown.length > 0 && options.account() === record.account) {
      optimistic.confirmAll(
        'media',
        shown.map(([mediaId, held, entryId]) => [mediaId, heldPatch(held, entryId)]),
      );
    } else if (shown.length > 0) service.invalidate(); // another account is here: what is cached of this one lacks it
    const { id } = record;
    if (patches.size > 0) await store.change(id, unchanged, patches);
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
      assertSignedIn(batch.record);
      const results = await service.send(document, { signal: attempt.signal, onSent });
      const patches = patchesOfResults(document, results, held, {
        isExact: (index) => batch.record.action === 'undo' && !rowAt(batch.rows, index).isCorrection,
      });
      await settle(batch.record, patches, shownOf(document, results));
      return { kind: 'sent' };
    } catch (cause) {
      const error = asApiError(cause, 'tracker');
      const { patches, waits } = patchesOfFailure(document, error, hasLeft);
      await settle(batch.record, patches);
      return waits ? { kind: 'blocked', retryAfterMs: error.retryAfterMs } : { kind: 'sent' };
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };

  const runStep = createStepRunner({ store, service, assertSignedIn });

  /** When it was first seen that rows were sent later than it is now: the device's clock was set back. */
  let setBackAt: number | undefined;
  /** From when on the service says what became of a row. */
  const answerableAt = ({ sentAt = 0 }: BatchRow) =>
    (setBackAt !== undefined && sentAt > setBackAt ? setBackAt : sentAt) + ARRIVAL_MS;

  return async (batch, signal) => {
    const { record, rows } = batch;
    if (nextStep(record)) {
      const outcome = await runStep(record, signal);
      await settle(record, new Map());
      return outcome;
    }
    const now = clock.now();
    const order = await orderOf(batch);
    const open = order.filter((index) => isOpen(rowAt(rows, index).verdict));
    const sent = open.map((index) => rowAt(rows, index)).filter(({ verdict }) => verdict.state === 'sent');
    setBackAt = sent.some(({ sentAt = 0 }) => sentAt > now) ? Math.min(setBackAt ?? now, now) : undefined;
    const ready = open.filter((index) => {
      const row = rowAt(rows, index);
      if (row.verdict.state === 'sent') return answerableAt(row) <= now;
      return record.state === 'running' && !isBusy(row.change.mediaId);
    });
    const indexes = nextRows(ready, rows);
    if (indexes.length === 0) {
      return { kind: 'idle', at: sent.length > 0 ? Math.min(...sent.map(answerableAt)) : undefined };
    }
    const readAt = clock.now();
    let held: ReadonlyMap<number, Held>;
    try {
      const mediaIds = indexes.map((index) => rowAt(rows, index).change.mediaId);
      held = await readAll(mediaIds, (block) => {
        assertSignedIn(record);
        return service.readEntries(block, signal);
      });
    } catch (cause) {
      const error = asApiError(cause, 'tracker');
      return error.kind === 'aborted'
        ? { kind: 'sent' }
        : { kind: 'blocked', retryAfterMs: error.retryAfterMs };
    }
    const { outgoing, patches, shown } = compareRows(rows, indexes, held);
    await settle(record, patches, shown);
    for (const document of planRequests(outgoing)) {
      if (signal.aborted || clock.now() - readAt > FRESH_MS) break;
      if (document.rows.some(({ mediaId }) => isBusy(mediaId))) break;
      const outcome = await sendDocument(batch, document, held, signal);
      if (outcome.kind !== 'sent') return outcome;
    }
    return { kind: 'sent' };
  };
}

const unchanged = (record: BatchRecord): BatchRecord => record;

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

function shownOf({ rows }: PlannedDocument, results: ReadonlyMap<number, Held | null>): readonly Shown[] {
  return rows.flatMap(({ index, mediaId, request }) => {
    const held = results.get(index);
    return held === undefined
      ? []
      : [[mediaId, held, request.kind === 'create' ? 0 : request.entryId] as const];
  });
}
