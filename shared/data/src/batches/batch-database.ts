import { type DBSchema, openDB } from 'idb';
import { sharedConnection, whenLost } from '../core/database-connection.ts';
import type { StepVerdicts, Verdict } from './batch.ts';
import {
  type BatchRecord,
  type BatchRow,
  concluded,
  countRows,
  type LoadedBatch,
  type RowPatch,
} from './batch-row.ts';
import { ROWS_PER_BLOCK, type RowBlock, rowBlocks, rowsIn } from './row-blocks.ts';

/** Batches and single changes that an account's history keeps. */
export const KEPT = 50;

interface BatchSchema extends DBSchema {
  batches: { key: string; value: BatchRecord; indexes: { account: [string, string] } };
  rows: { key: [string, number]; value: RowBlock };
}

/** The stored batches of all accounts. Every method rejects where the browser has no database, or its disk is full. */
export interface BatchDatabase {
  readonly add: (record: BatchRecord, rows: readonly BatchRow[]) => Promise<void>;
  /** Newest first. */
  readonly records: (account: string) => Promise<readonly BatchRecord[]>;
  readonly record: (id: string) => Promise<BatchRecord | undefined>;
  readonly rows: (id: string) => Promise<readonly BatchRow[]>;
  /** The record and its rows as they are at one moment: with the record of before a change, its new rows would never be done. */
  readonly batch: (id: string) => Promise<LoadedBatch | undefined>;
  /**
   * Changes rows and the record in one step, so that no two tabs overwrite each other. The batch is done when all of it is.
   * @param change of the record as it is stored now; undefined leaves everything as it is
   * @param patches by the index of the row
   */
  readonly change: (
    id: string,
    change: (record: BatchRecord) => BatchRecord | undefined,
    patches?: ReadonlyMap<number, RowPatch>,
  ) => Promise<BatchRecord | undefined>;
  /** Cancels what waits. */
  readonly cancelWaiting: (id: string) => Promise<BatchRecord | undefined>;
  /** Deletes what the history no longer keeps. */
  readonly prune: (account: string) => Promise<void>;
  /** Deletes everything of an account: it leaves this device. */
  readonly forget: (account: string) => Promise<void>;
}

const NAME = 'tsugi-batches';
/** Written to the disk before it resolves: a change that was sent must not be sent again after a crash. */
const SAFELY = { durability: 'strict' } as const;

export function openBatchDatabase(): BatchDatabase {
  const open = sharedConnection((onLost) =>
    openDB<BatchSchema>(NAME, 1, {
      upgrade: (database) => {
        const batches = database.createObjectStore('batches', { keyPath: 'id' });
        batches.createIndex('account', ['account', 'id']);
        database.createObjectStore('rows', { keyPath: ['batch', 'block'] });
      },
      ...whenLost(onLost),
    }),
  );
  const write = async () => (await open()).transaction(['batches', 'rows'], 'readwrite', SAFELY);
  const rangeOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
  const records = async (account: string) => {
    const all = await (await open()).getAllFromIndex(
      'batches',
      'account',
      IDBKeyRange.bound([account, ''], [account, '\uffff']),
    );
    return all.filter(({ v }) => v === 1).reverse();
  };

  const deleteAll = async (old: readonly BatchRecord[]) => {
    if (old.length === 0) return;
    const transaction = await write();
    await Promise.all([
      ...old.flatMap(({ id }) => [
        transaction.objectStore('batches').delete(id),
        transaction.objectStore('rows').delete(rangeOf(id)),
      ]),
      transaction.done,
    ]);
  };

  return {
    add: async (record, rows) => {
      const transaction = await write();
      // One after the other: each is copied in a task of its own, and the page stays responsive.
      for (const block of rowBlocks(record.id, rows)) await transaction.objectStore('rows').put(block);
      await Promise.all([transaction.objectStore('batches').put(record), transaction.done]);
    },
    records,
    record: async (id) => (await open()).get('batches', id),
    rows: async (id) => rowsIn((await open()).transaction('rows').store, rangeOf(id)),
    batch: async (id) => {
      const transaction = (await open()).transaction(['batches', 'rows']);
      const record = await transaction.objectStore('batches').get(id);
      return record && { record, rows: await rowsIn(transaction.objectStore('rows'), rangeOf(id)) };
    },
    change: async (id, change, patches = new Map()) => {
      const transaction = await write();
      const store = transaction.objectStore('rows');
      const record = await transaction.objectStore('batches').get(id);
      const changed = record && change(record);
      if (!record || !changed) {
        await transaction.done;
        return undefined;
      }
      const counts = { ...changed.counts };
      const numbers = new Set([...patches.keys()].map((index) => Math.floor(index / ROWS_PER_BLOCK)));
      const puts: Promise<unknown>[] = [];
      for (const block of numbers) {
        const stored = await store.get([id, block]);
        if (!stored) continue;
        const rows = stored.rows.map((row, index) => {
          const patch = patches.get(block * ROWS_PER_BLOCK + index);
          if (!patch) return row;
          const next = { ...row, ...patch };
          counts[row.verdict.state] -= 1;
          counts[next.verdict.state] += 1;
          return next;
        });
        puts.push(store.put({ ...stored, rows }));
      }
      const next = concluded({ ...changed, counts });
      await Promise.all([...puts, transaction.objectStore('batches').put(next), transaction.done]);
      return next;
    },
    cancelWaiting: async (id) => {
      const transaction = await write();
      const store = transaction.objectStore('rows');
      const record = await transaction.objectStore('batches').get(id);
      if (!record || record.state === 'done') {
        await transaction.done;
        return undefined;
      }
      const blocks = await store.getAll(rangeOf(id));
      const cancelled = blocks.map((stored) => ({
        ...stored,
        rows: stored.rows.map((row) =>
          row.verdict.state === 'waiting' ? { ...row, verdict: { state: 'cancelled' } as const } : row,
        ),
      }));
      const next: BatchRecord = {
        ...record,
        state: 'cancelled',
        ...(record.steps ? { steps: cancelledSteps(record.steps) } : {}),
        counts: countRows(cancelled.flatMap(({ rows }) => rows)),
      };
      await Promise.all([
        ...cancelled.map((block) => store.put(block)),
        transaction.objectStore('batches').put(next),
        transaction.done,
      ]);
      return next;
    },
    prune: async (account) =>
      deleteAll(
        (await records(account)).slice(KEPT).filter(({ state }) => state !== 'running' && state !== 'paused'),
      ),
    forget: async (account) => deleteAll(await records(account)),
  };
}

function cancelledSteps({ prepare, conclude }: StepVerdicts): StepVerdicts {
  const ended = (verdict: Verdict): Verdict =>
    verdict.state === 'waiting' ? { state: 'cancelled' } : verdict;
  return {
    ...(prepare ? { prepare: ended(prepare) } : {}),
    ...(conclude ? { conclude: ended(conclude) } : {}),
  };
}
