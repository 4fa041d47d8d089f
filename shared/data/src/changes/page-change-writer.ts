import type { Clock } from '../core/clock.ts';
import { type DataLayer, layer } from '../layer.ts';
import { type ChangeWriter, createChangeWriter } from './change-writer.ts';
import { pageOutbox } from './page-outbox.ts';

/** What writes the page's changes; remotes and shell share it. */
export function pageChangeWriter(current: DataLayer = layer()): ChangeWriter {
  const { changes, clock, optimistic } = current;
  changes.writer ??= createChangeWriter({
    clock,
    optimistic,
    outbox: pageOutbox(current),
    tab: createTabId(clock),
  });
  return changes.writer;
}

/** Unlike that of any other page of this browser. `randomUUID` is there in secure contexts only. */
function createTabId(clock: Clock): string {
  return `${clock.now().toString(36)}.${Math.random().toString(36).slice(2, 10)}`;
}
