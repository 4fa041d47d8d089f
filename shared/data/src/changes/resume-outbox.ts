import { type AuthStore, accountOf } from '../auth/auth-store.ts';
import type { Clock } from '../core/clock.ts';
import { isBatchItem } from './batch-item.ts';
import { isOutboxItem, type OutboxItems } from './outbox-items.ts';

export interface ResumeOutboxOptions {
  readonly clock: Clock;
  readonly auth: AuthStore;
  readonly items: Pick<OutboxItems, 'prefix' | 'names'>;
  /** Reads what the database has beside localStorage. */
  readonly startOutbox: () => Promise<void>;
  /** Loads the file of the mutation queue, which sends what is in the outbox. */
  readonly startQueue: () => Promise<void>;
  /** The same of batches. */
  readonly startBatches: () => Promise<void>;
}

/** The first page is shown before an earlier page's changes are sent. */
const START_MS = 2_500;
/** How soon a file that could not be fetched is asked for again. */
const AGAIN_MS = 20_000;

/** Starts what sends when the account's outbox is not empty: at the start, after a sign-in, from another tab. */
export function resumeOutbox(options: ResumeOutboxOptions): void {
  const { clock, auth, items, startOutbox, startQueue, startBatches } = options;
  let left = [
    { isOfIt: () => true, start: startQueue },
    { isOfIt: isBatchItem, start: startBatches },
  ];
  let isScheduled = false;
  let isRead = false;
  const lookAfter = (ms: number) => {
    if (isScheduled || left.length === 0) return;
    isScheduled = true;
    clock.after(ms, look);
  };
  const look = async () => {
    isScheduled = false;
    // Without its file or its database, what localStorage has is sent all the same.
    if (!isRead && auth.token() !== undefined)
      await startOutbox().then(
        () => {
          isRead = true;
        },
        () => {},
      );
    const names = [accountOf(auth), auth.partition()].flatMap((account) =>
      items.names(items.prefix(account)),
    );
    const due = left.filter(({ isOfIt }) => names.some(isOfIt));
    for (const starter of due) {
      try {
        await starter.start();
        left = left.filter((one) => one !== starter);
      } catch {
        // Offline, or in the middle of a release.
        lookAfter(AGAIN_MS);
      }
    }
  };
  lookAfter(START_MS);
  auth.subscribe(() => lookAfter(START_MS));
  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (key !== null && newValue !== null && isOutboxItem(key)) lookAfter(START_MS);
  });
}
