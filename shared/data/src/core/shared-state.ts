import { readJson, writeItem } from '@tsugi/platform/store';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { errorName } from './error-name.ts';

interface SharedStateSchema extends DBSchema {
  states: { key: string; value: unknown };
}

type Database = IDBPDatabase<SharedStateSchema>;

/** A small state that all tabs of a browser share. */
export interface SharedState<S> {
  /** This tab's copy of the state, at once. */
  readonly peek: () => S;
  /** Changes this tab's view at once, and the shared state as soon as it can. */
  readonly note: (change: (state: S) => S) => void;
  /** Changes it; two changes never overlap, in whichever tabs they are made. Never rejects. */
  readonly update: (change: (state: S) => S) => Promise<void>;
}

/** Timeout in milliseconds: a database that hangs must not block every request of the page. */
const OPEN_TIMEOUT_MS = 4_000;
/** A busy device is slow at times; a database that timed out so often in a row is not used any more. */
const MAX_TIMEOUTS = 2;

export type Connect = () => Promise<Database | undefined>;

/** Opens a database of shared states on first use, once for all of them. Resolves to undefined where there is none. */
export function connectSharedStates(databaseName: string): Connect {
  let opening: Promise<Database | undefined> | undefined;
  const open = async () => {
    try {
      return await openDB<SharedStateSchema>(databaseName, 2, {
        upgrade: (database) => {
          for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
          database.createObjectStore('states');
        },
        // A newer release wants the database: close, and open what it made the next time.
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
      // Without a database the copy in localStorage is shared.
      return undefined;
    }
  };
  return () => {
    opening ??= open();
    return opening;
  };
}

export interface SharedStateOptions<S> {
  readonly name: string;
  readonly empty: S;
  /** The localStorage key of the copy. */
  readonly mirrorKey: string;
  /** Reads a copy of localStorage; undefined when it is damaged. */
  readonly parse: (value: object) => S | undefined;
  readonly connect: Connect;
  readonly storage: Storage | undefined;
}

/**
 * The state is an IndexedDB record: read-write transactions never overlap, across tabs too. A copy in localStorage
 * lets a new tab read it without waiting.
 */
export function createSharedState<S>(options: SharedStateOptions<S>): SharedState<S> {
  const { name, empty, mirrorKey, connect, storage } = options;
  let local = empty;
  let timeouts = 0;
  /** Changes that this tab shows already and the database does not have yet. */
  const unsaved = new Set<(state: S) => S>();

  const readMirror = (): S => {
    const value = readJson(storage, mirrorKey);
    return (typeof value === 'object' && value !== null ? options.parse(value) : undefined) ?? local;
  };
  const setLocal = (state: S) => {
    local = state;
    // With a full or forbidden localStorage other tabs only learn of it from the database.
    writeItem(storage, mirrorKey, JSON.stringify(state));
  };

  const updateShared = async (change: (state: S) => S): Promise<S> => {
    const database = timeouts >= MAX_TIMEOUTS ? undefined : await connect();
    if (!database) throw new DOMException('There is no database', 'InvalidStateError');
    const transaction = database.transaction('states', 'readwrite', { durability: 'relaxed' });
    // Only this function writes the record, under a name that belongs to one type.
    const known = (await transaction.store.get(name)) as S | undefined;
    const state = change(known ?? empty);
    await transaction.store.put(state, name);
    await transaction.done;
    return state;
  };

  const update: SharedState<S>['update'] = async (change) => {
    try {
      const state = await withDeadline(updateShared(change), OPEN_TIMEOUT_MS);
      timeouts = 0;
      unsaved.delete(change);
      setLocal([...unsaved].reduce<S>((known, noted) => noted(known), state));
    } catch (error) {
      // No database, or one that stopped working: the copy in localStorage takes its place.
      if (errorName(error) === 'TimeoutError') timeouts += 1;
      // What was noted stands there already.
      if (!unsaved.delete(change)) setLocal(change(readMirror()));
    }
  };

  return {
    peek: readMirror,
    note: (change) => {
      unsaved.add(change);
      setLocal(change(readMirror()));
      void update(change);
    },
    update,
  };
}

/** The promise's own end, or a rejection with a `TimeoutError` when it takes longer. */
function withDeadline<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('The database does not respond', 'TimeoutError')),
      ms,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
