import { itemNames } from '@tsugi/platform/store';
import { type AuthStore, accountOf } from '../auth/auth-store.ts';
import type { Clock } from '../core/clock.ts';
import { OPTIMISTIC_PREFIX } from './create-optimistic-layer.ts';
import { hasOutboxItems, isOutboxItem } from './outbox-items.ts';

export interface ResumeOutboxOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  readonly auth: AuthStore;
  /** Loads the file of the mutation queue, which sends what is in the outbox. */
  readonly startQueue: () => Promise<void>;
}

/** The first page is shown before an earlier page's changes are sent. */
const START_MS = 2_500;
/** How soon a file that could not be fetched is asked for again. */
const AGAIN_MS = 20_000;

/** Starts the mutation queue when the account's outbox is not empty: at the start, after a sign-in, from another tab. */
export function resumeOutbox({ clock, storage, auth, startQueue }: ResumeOutboxOptions): void {
  let isScheduled = false;
  let isStarted = false;
  const lookAfter = (ms: number) => {
    if (isScheduled || isStarted) return;
    isScheduled = true;
    clock.after(ms, look);
  };
  const look = async () => {
    isScheduled = false;
    removeConfirmedOfOthers(storage, auth.partition());
    if (!hasChanges()) return;
    try {
      await startQueue();
      isStarted = true;
    } catch {
      // Offline, or in the middle of a release.
      lookAfter(AGAIN_MS);
    }
  };
  const hasChanges = () =>
    [accountOf(auth), auth.partition()].some((account) => hasOutboxItems(storage, account));
  lookAfter(START_MS);
  auth.subscribe(() => lookAfter(START_MS));
  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (key !== null && newValue !== null && isOutboxItem(key)) lookAfter(START_MS);
  });
}

/** Confirmed changes of an account that left while no tab could remove them. What waits in an outbox stays. */
function removeConfirmedOfOthers(storage: Storage | undefined, partition: string): void {
  for (const name of itemNames(storage)) {
    if (name.startsWith(OPTIMISTIC_PREFIX) && name !== OPTIMISTIC_PREFIX + partition)
      storage?.removeItem(name);
  }
}
