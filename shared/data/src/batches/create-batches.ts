import type { Clock } from '../core/clock.ts';
import type { Batch, Batches, StoredInput } from './batch.ts';
import { type BatchRecord, type BatchRow, concluded, countRows, type Effect } from './batch-row.ts';
import type { BatchService } from './batch-service.ts';
import type { BatchStore } from './batch-store.ts';
import { planBatch } from './plan-requests.ts';
import { previewUndo } from './preview-undo.ts';
import { undoInput } from './undo-changes.ts';

/** Milliseconds since 1970 have 13 digits until the year 2286; ids of changes in the outbox begin alike. */
const TIME_LENGTH = 15;

/** A request without a response is asked about within this time, while the service can be reached. Milliseconds. */
const KNOWN_MS = 20_000;

export interface CreateBatchesOptions {
  readonly clock: Clock;
  readonly store: BatchStore;
  readonly rowsOf: (id: string) => Promise<readonly BatchRow[]>;
  readonly readEntries: BatchService['readEntries'];
  /** The account that is signed in. Rejects when there is none. */
  readonly account: () => Promise<string>;
  /** Unlike any other of this browser. */
  readonly newId: () => string;
  readonly wake: () => void;
}

/** A change by itself that the service has confirmed, for the history. */
export interface SingleChange {
  readonly mediaId: number;
  readonly title: string;
  readonly at: number;
  readonly effect: Effect;
}

export interface BatchesWithSingles extends Batches {
  readonly recordSingle: (change: SingleChange, owner?: string) => Promise<void>;
}

export function createBatches(options: CreateBatchesOptions): BatchesWithSingles {
  const { clock, store, rowsOf, readEntries, account, newId, wake } = options;

  const add = async (
    input: StoredInput,
    rows: readonly BatchRow[],
    about: Pick<BatchRecord, 'account' | 'at' | 'requests'>,
  ): Promise<string> => {
    const { at } = about;
    const id = `${String(at).padStart(TIME_LENGTH, '0')}-${newId()}`;
    const counts = countRows(rows);
    const { changes: _changes, ...kept } = input;
    const record: BatchRecord = {
      ...kept,
      ...about,
      v: 1,
      id,
      state: 'running',
      total: rows.length,
      counts,
      ...stepsOf(input),
    };
    await store.add(concluded(record), rows);
    return id;
  };

  const start = async (input: StoredInput): Promise<string> => {
    // Of the account that was signed in when the user began: it may change while a long batch is planned.
    const owner = await account();
    const { sent, requests } = await planBatch(input);
    const rows = sent.map((change): BatchRow => ({ change, verdict: { state: 'waiting' } }));
    const id = await add(input, rows, { account: owner, at: clock.now(), requests });
    wake();
    return id;
  };

  /** A request that is on its way may still be carried out: what it sets is taken back too. */
  const untilKnown = (id: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (store.get(id)?.record.counts.sent) return;
        end();
      };
      const end = () => {
        stop();
        cancel();
        resolve();
      };
      const stop = store.subscribe(look);
      const cancel = clock.after(KNOWN_MS, end);
      look();
    });

  const undoOf = async (id: string) => {
    const batch = await store.read(id);
    return batch && undoInput(batch, await rowsOf(id));
  };

  const setState = async (id: string, from: readonly Batch['state'][], state: Batch['state']) => {
    await store.change(id, (record) => (from.includes(record.state) ? { ...record, state } : undefined));
    wake();
  };

  return {
    estimate: async (input) => {
      const { changes, requests, duration } = await planBatch(input);
      return { changes, requests, duration };
    },
    start,
    pause: (id) => setState(id, ['running'], 'paused'),
    resume: (id) => setState(id, ['paused'], 'running'),
    cancel: async (id) => {
      await store.cancelWaiting(id);
      wake();
    },
    previewUndo: async (id) => {
      const input = await undoOf(id);
      return input && (await previewUndo(input.changes, readEntries));
    },
    undo: async (id) => {
      await store.cancelWaiting(id);
      wake();
      await untilKnown(id);
      const input = await undoOf(id);
      return input && (await start(input));
    },
    history: store.history,
    read: store.read,
    progress: store.progress,
    subscribe: store.subscribe,
    recordSingle: async ({ mediaId, title, at, effect }, owner) => {
      const change = {
        mediaId,
        title,
        ...(effect.before ? { entryId: effect.entryId, before: effect.before } : {}),
        ...(effect.after ? { after: effect.after } : {}),
      };
      const row: BatchRow = { change, verdict: { state: 'confirmed' }, effect };
      const about = { account: isAccount(owner) ? owner : await account(), at, requests: 0 };
      await add({ action: 'single', changes: [change] }, [row], about);
    },
  };
}

function stepsOf({ prepare, conclude }: StoredInput): Pick<BatchRecord, 'steps'> {
  if (!prepare && !conclude) return {};
  const waiting = { state: 'waiting' } as const;
  return { steps: { ...(prepare ? { prepare: waiting } : {}), ...(conclude ? { conclude: waiting } : {}) } };
}

/** Before the viewer's id is known, the outbox has another name for the account. */
function isAccount(owner: string | undefined): owner is string {
  return owner !== undefined && /^user-\d+$/.test(owner);
}
