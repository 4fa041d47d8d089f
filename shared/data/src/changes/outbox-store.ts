import { itemNames, readItem, removeItem, writeItem } from '@tsugi/platform/store';
import type { Clock } from '../core/clock.ts';
import { createSharedTimeout } from '../core/shared-timeout.ts';
import { isBatchItem } from './batch-item.ts';
import { mergeOutbox } from './merge-outbox.ts';
import { ID_NAME, type OutboxDatabase, type OutboxRecord, type RecordChanges } from './outbox-database.ts';
import { isOutboxItem, type OutboxItems, type OutboxWriter } from './outbox-items.ts';

/**
 * Writes the outbox: to the database, and what the first render needs of it to localStorage too, at once. So a page that is
 * closed with its transaction under way leaves the change to the next one, and the tabs of an earlier release see it.
 */
export interface OutboxStore extends OutboxWriter {
  /**
   * Another tab has removed this from localStorage: one of an earlier release does not tell the database, and this page may
   * have written it there again just now.
   */
  readonly removedElsewhere: (name: string) => void;
}

export interface OutboxStoreOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  readonly items: Pick<OutboxItems, 'held' | 'reload'>;
  readonly database: OutboxDatabase;
  /** Unlike that of any other page. */
  readonly tab: string;
  /** Tells the other tabs that the database has something which localStorage has not. */
  readonly post: () => void;
  /** Called once: what waits lasts as long as this page. */
  readonly onUnstored: () => void;
  /** So many items at most are in localStorage, as long as there is a database. */
  readonly maxMirrored?: number;
}

/** A first render lays fewer changes over its responses than this. */
const MAX_MIRRORED = 200;
/** A note of a list entry may be longer. */
const MAX_MIRRORED_LENGTH = 20_000;
/** A database that takes longer is waited for no more, until it responds. */
const TIMEOUT_MS = 8_000;

const REMOVED_PREFIX = 'tsugi:outbox-removed:';

export function createOutboxStore(options: OutboxStoreOptions): OutboxStore {
  const { clock, storage, items, database, maxMirrored = MAX_MIRRORED } = options;
  const { held } = items;
  /** What batches lay over responses is theirs. */
  const ownHeld = () => new Map([...held].filter(([name]) => !isBatchItem(name)));
  const dirty = new Map<string, OutboxRecord | undefined>(
    [...ownHeld()].map(([name, text]) => [name, { name, text, isAhead: true }]),
  );
  let id: string | undefined;
  let hasTold = false;
  /** Other tabs cannot see by localStorage what has changed. */
  let isNews = false;

  const tell = () => {
    if (hasTold || ![...dirty.values()].some((record) => record?.isAhead)) return;
    hasTold = true;
    options.onUnstored();
  };
  /** The database does not take them: localStorage is the only other place. */
  const saveElsewhere = () => {
    for (const [name, record] of dirty) {
      if (!record?.isAhead || !put(name, record.text)) continue;
      held.delete(name);
      dirty.set(name, { name, text: record.text });
    }
    tell();
  };
  const timeout = createSharedTimeout(clock, TIMEOUT_MS, saveElsewhere);

  const put = (name: string, text: string): boolean => {
    try {
      storage?.setItem(name, text);
      return storage !== undefined;
    } catch {
      // Full or forbidden storage.
      return false;
    }
  };
  const mirror = (name: string, text: string): boolean => {
    const isBound = !isBatchItem(name) && !name.includes('/progress/') && readItem(storage, name) === null;
    if (isBound && (text.length > MAX_MIRRORED_LENGTH || localNames().length >= maxMirrored)) return false;
    return put(name, text);
  };
  const localNames = () => itemNames(storage).filter((name) => isOutboxItem(name) && !isBatchItem(name));
  const localItems = () =>
    new Map(localNames().flatMap((name) => [[name, readItem(storage, name) ?? ''] as const]));
  const removedNames = () =>
    itemNames(storage).flatMap((name) =>
      name.startsWith(REMOVED_PREFIX) ? [name.slice(REMOVED_PREFIX.length)] : [],
    );

  /** @returns whether what this page shows has changed */
  const exchange = async (isWhole: boolean): Promise<boolean> => {
    let written: RecordChanges = new Map();
    let isChanged = false;
    await database.exchange(async (found, all) => {
      const isReplaced = id !== undefined && found !== id;
      const changes = new Map(dirty);
      if (isWhole || found === undefined || found !== id) {
        const stored = new Map((await all()).map((record) => [record.name, record]));
        const before = localNames().length;
        const merged = mergeOutbox(
          {
            stored,
            local: localItems(),
            held: ownHeld(),
            dirty,
            removed: new Set(removedNames()),
            isReplaced,
          },
          mirror,
        );
        for (const [name, record] of merged.changes) changes.set(name, record);
        for (const [name, text] of merged.held) {
          isChanged ||= held.get(name) !== text;
          if (text === undefined) held.delete(name);
          else held.set(name, text);
        }
        isChanged ||= localNames().length !== before;
      }
      id = found ?? `${options.tab}-${clock.now()}`;
      if (!found) changes.set(ID_NAME, { name: ID_NAME, text: id });
      written = changes;
      return changes;
    });
    for (const [name, record] of written) {
      if (dirty.get(name) === record) dirty.delete(name);
      if (!record) removeItem(storage, REMOVED_PREFIX + name);
    }
    if (isNews) options.post();
    isNews = false;
    return isChanged;
  };

  let work: Promise<unknown> = Promise.resolve();
  let isPlanned = false;
  const run = (isWhole: boolean) => {
    const done = work.then(async () => {
      isPlanned = false;
      try {
        if (await exchange(isWhole)) items.reload();
      } catch {
        saveElsewhere();
      }
    });
    work = done;
    return timeout.wait(done);
  };
  /** What is written in one go is one transaction. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    void run(false);
  };

  return {
    write: (name, text) => {
      const isMirrored = mirror(name, text);
      if (isMirrored) held.delete(name);
      else held.set(name, text);
      isNews ||= !isMirrored;
      // The database of batches has what its item is made of.
      if (isBatchItem(name)) return;
      dirty.set(name, { name, text, ...(isMirrored ? {} : { isAhead: true }) });
      plan();
    },
    remove: (name) => {
      isNews ||= readItem(storage, name) === null || held.has(name);
      held.delete(name);
      if (!isBatchItem(name)) {
        if (removedNames().length < MAX_MIRRORED) writeItem(storage, REMOVED_PREFIX + name, '');
        dirty.set(name, undefined);
        plan();
      }
      removeItem(storage, name);
    },
    removedElsewhere: (name) => {
      if (!isOutboxItem(name) || isBatchItem(name) || readItem(storage, name) !== null) return;
      held.delete(name);
      dirty.set(name, undefined);
      plan();
    },
    refresh: async () => void (await run(true)),
    settled: async () => void (await timeout.wait(work.then(() => true))),
  };
}
