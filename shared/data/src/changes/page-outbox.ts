import type { Clock } from '../core/clock.ts';
import { pageClock } from '../core/page.ts';
import { type ChangeWriter, createChangeWriter } from './change-writer.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { pageOutboxItems } from './outbox-items.ts';
import { pageChanges } from './page-changes.ts';

/** The page's outbox; remotes and shell share it. */
export function pageOutbox(): Outbox {
  const changes = pageChanges();
  changes.outbox ??= createOutbox(pageOutboxItems());
  return changes.outbox;
}

/** What writes the page's changes; remotes and shell share it. */
export function pageChangeWriter(): ChangeWriter {
  const changes = pageChanges();
  const clock = pageClock();
  changes.writer ??= createChangeWriter({
    clock,
    optimistic: pageOptimistic(),
    outbox: pageOutbox(),
    tab: createTabId(clock),
  });
  return changes.writer;
}

/** Unlike that of any other page of this browser. `randomUUID` is there in secure contexts only. */
function createTabId(clock: Clock): string {
  return `${clock.now().toString(36)}.${Math.random().toString(36).slice(2, 10)}`;
}
