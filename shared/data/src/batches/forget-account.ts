import { pageOutbox } from '../changes/outbox.ts';
import { pageOutboxItems } from '../changes/outbox-items.ts';
import { openBatchDatabase } from './batch-database.ts';

/**
 * Removes what the user has changed as an account from this device: what waits to be sent, batches, and the history.
 * Rejects when a database does not take it: the rest is gone.
 * @param account names it, as `accountOf` does
 */
export async function forgetAccountChanges(account: string): Promise<void> {
  // With it the database is read, and everything is removed there too.
  const outbox = pageOutbox();
  const items = pageOutboxItems();
  await outbox.refresh();
  for (const name of items.names(items.prefix(account))) items.remove(name);
  items.reload();
  await outbox.settled();
  await openBatchDatabase().forget(account);
}
