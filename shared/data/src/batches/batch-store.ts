import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import type { Batch, BatchProgress } from './batch.ts';
import type { BatchDatabase } from './batch-database.ts';
import type { BatchOverlay } from './batch-overlay.ts';
import {
  type BatchRecord,
  type BatchRow,
  batchOf,
  isUnfinished,
  type LoadedBatch,
  openCount,
  type RowPatch,
} from './batch-row.ts';

/** Tells the other tabs which batch has changed. */
export interface BatchChannel {
  readonly post: (id: string) => void;
  readonly onMessage: (listener: (id: string) => void) => void;
}

export interface BatchStoreOptions {
  readonly database: BatchDatabase;
  readonly overlay: BatchOverlay;
  readonly channel: BatchChannel;
  readonly optimistic: Pick<OptimisticLayer, 'reload'>;
  /** Whose batches these are; undefined while nobody is signed in. */
  readonly account: () => string | undefined;
}

/** The batches of the present account that are not done, with their rows, as this tab knows them. */
export interface BatchStore {
  /** Reads them anew: at the start, and after another account signed in. */
  readonly load: () => Promise<void>;
  readonly unfinished: () => readonly LoadedBatch[];
  readonly get: (id: string) => LoadedBatch | undefined;
  readonly add: (record: BatchRecord, rows: readonly BatchRow[]) => Promise<void>;
  /** As `change` of the database. Returns false when `change` left everything as it is. */
  readonly change: (
    id: string,
    change: (record: BatchRecord) => BatchRecord | undefined,
    patches?: ReadonlyMap<number, RowPatch>,
  ) => Promise<boolean>;
  readonly cancelWaiting: (id: string) => Promise<void>;
  readonly history: () => Promise<readonly Batch[]>;
  readonly read: (id: string) => Promise<Batch | undefined>;
  readonly progress: () => readonly BatchProgress[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function createBatchStore(options: BatchStoreOptions): BatchStore {
  const { database, overlay, channel, optimistic, account } = options;
  const listeners = new Set<() => void>();
  /** Also those that were finished since the tab was opened. */
  let batches = new Map<string, LoadedBatch>();
  let progress: readonly BatchProgress[] | undefined;
  let owner: string | undefined;

  const notify = () => {
    progress = undefined;
    for (const listener of [...listeners]) listener();
  };
  const isOwn = (record: BatchRecord | undefined): record is BatchRecord =>
    record !== undefined && record.account === account();

  /** @param isWriter this tab has changed it: it writes what the next first render lays over its responses */
  const show = (batch: LoadedBatch, isWriter: boolean) => {
    const { record } = batch;
    const before = batches.get(record.id)?.record;
    batches = new Map([...batches, [record.id, batch]]);
    // Nothing else shows while requests are only sent.
    if (
      !before ||
      openCount(before.counts) !== openCount(record.counts) ||
      isUnfinished(before) !== isUnfinished(record)
    ) {
      overlay.lay(batch, isWriter);
      optimistic.reload();
    }
    notify();
  };

  const load = async () => {
    const who = account();
    if (who !== owner) {
      overlay.clear();
      batches = new Map();
      owner = who;
      optimistic.reload();
      notify();
    }
    if (who === undefined) return;
    for (const known of await database.records(who)) {
      if (!isUnfinished(known) && known.state !== 'paused') continue;
      const batch = await database.batch(known.id);
      if (batch && account() === who) show(batch, true);
    }
  };

  /** Another tab has changed it. */
  const refresh = async (id: string) => {
    const record = await database.record(id);
    if (!isOwn(record) || record.action === 'single') {
      notify();
      return;
    }
    const batch = await database.batch(id);
    if (batch && isOwn(batch.record)) show(batch, false);
  };
  channel.onMessage((id) => void refresh(id).catch(() => {}));

  /** Of batches that are over, which never change again. */
  const over = new Map<string, Batch>();
  const wholeBatch = async (record: BatchRecord): Promise<Batch> => {
    const known = over.get(record.id);
    if (known) return known;
    const rows = batches.get(record.id)?.rows ?? (await database.rows(record.id));
    const batch = batchOf(record, rows);
    if (record.state !== 'running' && !isUnfinished(record)) over.set(record.id, batch);
    return batch;
  };
  const read = async (id: string): Promise<Batch | undefined> => {
    const record = await database.record(id);
    return isOwn(record) ? wholeBatch(record) : undefined;
  };

  return {
    load,
    read,
    unfinished: () =>
      [...batches.values()]
        .filter(({ record }) => isUnfinished(record))
        .sort((one, other) => (one.record.id < other.record.id ? -1 : 1)),
    get: (id) => batches.get(id),
    add: async (record, rows) => {
      await database.add(record, rows);
      await database.prune(record.account);
      if (isOwn(record) && record.action !== 'single') show({ record, rows }, true);
      else notify();
      channel.post(record.id);
    },
    change: async (id, change, patches = new Map()) => {
      const record = await database.change(id, change, patches);
      if (!record) return false;
      const known = batches.get(id);
      if (known && isOwn(record)) {
        const rows =
          patches.size === 0
            ? known.rows
            : known.rows.map((row, index) => {
                const patch = patches.get(index);
                return patch ? { ...row, ...patch } : row;
              });
        show({ record, rows }, true);
      }
      channel.post(id);
      return true;
    },
    cancelWaiting: async (id) => {
      if (!(await database.cancelWaiting(id))) return;
      const batch = await database.batch(id);
      if (batch && isOwn(batch.record)) show(batch, true);
      channel.post(id);
    },
    history: async () => {
      const who = account();
      if (who === undefined) return [];
      const records = await database.records(who);
      return await Promise.all(records.map(wholeBatch));
    },
    progress: () => {
      progress ??= [...batches.values()].map(progressOf);
      return progress;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function progressOf({ record, rows: [first] }: LoadedBatch): BatchProgress {
  const { id, action, state, total, counts, requests, steps } = record;
  // A batch without changes has its steps.
  const share = total === 0 ? Number(isUnfinished(record)) : openCount(counts) / total;
  return {
    id,
    action,
    // What is deleted has a batch of its own.
    isDeletion: action === 'edit' && first !== undefined && first.change.after === undefined,
    state,
    total,
    confirmed: counts.confirmed,
    refused: counts.refused,
    changedElsewhere: counts['changed-elsewhere'],
    ...(steps ? { steps } : {}),
    requestsLeft: Math.ceil(requests * share),
  };
}
