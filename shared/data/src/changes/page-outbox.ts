import { createOutbox, type Outbox } from './outbox.ts';
import { pageOutboxItems } from './outbox-items.ts';
import { pageChanges } from './page-changes.ts';

/** The page's outbox; remotes and shell share it. */
export function pageOutbox(): Outbox {
  const changes = pageChanges();
  changes.outbox ??= createOutbox(pageOutboxItems());
  return changes.outbox;
}
