import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';

/**
 * What ends a connection to a database: another tab wants a newer version or to delete it, which the connection must not block, or the browser
 * closes it.
 * @param onLost opens anew next time
 */
export function whenLost(onLost: () => void): Pick<OpenDBCallbacks<unknown>, 'blocking' | 'terminated'> {
  return {
    blocking: (_current, _wanted, event) => {
      // `event.target` of a versionchange event is the connection itself.
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  };
}

/** One connection for all callers, opened with the first and anew after it was lost or could not be opened. */
export function sharedConnection<Schema extends DBSchema>(
  open: (onLost: () => void) => Promise<IDBPDatabase<Schema>>,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return () => {
    opening ??= open(forget);
    opening.catch(forget);
    return opening;
  };
}
