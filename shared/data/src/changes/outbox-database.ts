import { type DBSchema, openDB } from 'idb';
import { sharedConnection, whenLost } from '../core/database-connection.ts';
import { OUTBOX_DATABASE } from './has-outbox-database.ts';

/** An item of the outbox in the database. */
export interface OutboxRecord {
  readonly name: string;
  readonly text: string;
  /** localStorage has not taken this text: it has an older one or none. */
  readonly isAhead?: true;
}

/** By name; undefined deletes. */
export type RecordChanges = ReadonlyMap<string, OutboxRecord | undefined>;

/** The outbox of all accounts. Rejects where the browser has no database, or its disk is full. */
export interface OutboxDatabase {
  /**
   * One transaction: all of it is written, or nothing.
   * @param change gets the id of the database, undefined for a new one, and returns what is written. It waits for nothing
   *   but `all`, which reads every item.
   */
  readonly exchange: (
    change: (id: string | undefined, all: () => Promise<readonly OutboxRecord[]>) => Promise<RecordChanges>,
  ) => Promise<void>;
}

interface OutboxSchema extends DBSchema {
  items: { key: string; value: OutboxRecord };
}

/** Names the record with the id of the database: another id means that the database was deleted meanwhile. */
export const ID_NAME = 'id';
/** Written to the disk before it resolves. */
const SAFELY = { durability: 'strict' } as const;

export function openOutboxDatabase(): OutboxDatabase {
  const open = sharedConnection((onLost) =>
    openDB<OutboxSchema>(OUTBOX_DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore('items', { keyPath: 'name' }),
      ...whenLost(onLost),
    }),
  );
  return {
    exchange: async (change) => {
      const transaction = (await open()).transaction('items', 'readwrite', SAFELY);
      const { store } = transaction;
      const changes = await change((await store.get(ID_NAME))?.text, async () =>
        (await store.getAll()).filter(({ name }) => name !== ID_NAME),
      );
      await Promise.all([
        ...[...changes].map(([name, record]) => (record ? store.put(record) : store.delete(name))),
        transaction.done,
      ]);
    },
  };
}
