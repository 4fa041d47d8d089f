import type { PendingMutation } from './page-changes.ts';

/** A change that is still pending after this is shown as waiting. Milliseconds. */
export const WAITING_AFTER_MS = 4_000;

/** Whether a pending change is worth a mark: it was tried in vain, it waits behind one that was, or it takes long. */
export function isWaiting(item: PendingMutation, all: readonly PendingMutation[], now: number): boolean {
  return (
    item.conflict !== undefined ||
    all.some(({ progress }) => progress.waits !== undefined) ||
    now - item.first.at > WAITING_AFTER_MS
  );
}
