import { accountOf } from '../auth/account-of.ts';
import { type DataLayer, layer } from '../layer.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** The page's outbox; remotes and shell share it. */
export function pageOutbox(current: DataLayer = layer()): Outbox {
  const { auth, changes, optimistic, storage } = current;
  changes.outbox ??= createOutbox({ storage, optimistic, account: () => accountOf(auth) });
  return changes.outbox;
}
