import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { errorName } from '../core/error-name.ts';
import type { SourceName } from '../core/source-name.ts';
import { withDeadline } from '../core/with-deadline.ts';
import { type BucketState, EMPTY_BUCKET } from './bucket-state.ts';
import { type BucketStore, mirrorKeyOf } from './bucket-store.ts';

interface RateLimitSchema extends DBSchema {
  buckets: { key: string; value: BucketState };
}

/** A database that hangs must not hold up every request of the page, in milliseconds. */
const OPEN_TIMEOUT_MS = 4_000;
/** A busy device is slow at times; a database that is silent so often in a row is asked no more. */
const MAX_SILENCES = 2;

type Connect = () => Promise<IDBPDatabase<RateLimitSchema> | undefined>;

/** Opens the database of the buckets, at once and for all sources. Answers undefined where there is none. */
export function connectBuckets(): Connect {
  let opening: Promise<IDBPDatabase<RateLimitSchema> | undefined> | undefined;
  const open = async () => {
    try {
      return await openDB<RateLimitSchema>('tsugi-rate-limit', 1, {
        upgrade: (database) => {
          database.createObjectStore('buckets');
        },
        // A newer release wants the database: step aside, and open what it made the next time.
        blocking: (_current, _wanted, event) => {
          // `event.target` of a versionchange event is the connection itself.
          (event.target as IDBDatabase).close();
          opening = undefined;
        },
        terminated: () => {
          opening = undefined;
        },
      });
    } catch {
      // No database, no shared truth: the copy in localStorage has to do.
      return undefined;
    }
  };
  opening = open();
  return () => {
    opening ??= open();
    return opening;
  };
}

/**
 * A bucket that all tabs share. The truth is an IndexedDB record: its read-write transactions never overlap, across
 * tabs too. A copy in localStorage lets a new tab know it without waiting.
 */
export function createSharedBucket(
  source: SourceName,
  connect: Connect,
  storage: Storage | undefined,
): BucketStore {
  const mirrorKey = mirrorKeyOf(source);
  let local = EMPTY_BUCKET;
  let silences = 0;
  /** Changes that this tab shows already and the database does not have yet. */
  const unsaved = new Set<(state: BucketState) => BucketState>();

  const readMirror = (): BucketState => {
    try {
      return parseBucket(storage?.getItem(mirrorKey)) ?? local;
    } catch {
      // Storage that may not be read: what this tab knows is all there is.
      return local;
    }
  };
  const keep = (state: BucketState) => {
    local = state;
    try {
      storage?.setItem(mirrorKey, JSON.stringify(state));
    } catch {
      // A full or forbidden localStorage only costs the other tabs their head start.
    }
  };

  const updateShared = async (change: (state: BucketState) => BucketState): Promise<BucketState> => {
    const database = silences >= MAX_SILENCES ? undefined : await connect();
    if (!database) throw new DOMException('There is no database', 'InvalidStateError');
    const transaction = database.transaction('buckets', 'readwrite', { durability: 'relaxed' });
    const state = change((await transaction.store.get(source)) ?? EMPTY_BUCKET);
    await transaction.store.put(state, source);
    await transaction.done;
    return state;
  };

  const update: BucketStore['update'] = async (change) => {
    try {
      const state = await withDeadline(updateShared(change), OPEN_TIMEOUT_MS);
      silences = 0;
      unsaved.delete(change);
      keep([...unsaved].reduce((known, noted) => noted(known), state));
    } catch (error) {
      // No database, or one that stopped working: the copy in localStorage takes its place.
      if (errorName(error) === 'TimeoutError') silences += 1;
      // What was noted stands there already.
      if (!unsaved.delete(change)) keep(change(readMirror()));
    }
  };

  return {
    peek: readMirror,
    note: (change) => {
      unsaved.add(change);
      keep(change(readMirror()));
      void update(change);
    },
    update,
  };
}

function parseBucket(text: string | null | undefined): BucketState | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('grants' in value) || !Array.isArray(value.grants)) {
      return undefined;
    }
    return { ...EMPTY_BUCKET, ...value, grants: value.grants.filter((at) => typeof at === 'number') };
  } catch {
    // A damaged copy counts as none.
    return undefined;
  }
}
