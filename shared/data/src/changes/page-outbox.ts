import { accountOf } from '../auth/account-of.ts';
import { pageAuth } from '../auth/auth-store.ts';
import { pageStorage } from '../core/page.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { pageChanges } from './page-changes.ts';

/** The page's outbox; remotes and shell share it. */
export function pageOutbox(): Outbox {
  const changes = pageChanges();
  changes.outbox ??= createOutbox({
    storage: pageStorage(),
    optimistic: pageOptimistic(),
    account: () => accountOf(pageAuth()),
  });
  return changes.outbox;
}
