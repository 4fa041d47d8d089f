import type { Clock } from '../core/clock.ts';
import type { WatchableStatus } from '../limits/source-status.ts';
import type { WaitReason } from './outbox-items.ts';

/** A change waits this long in the rate limiter's queue; for more it waits in the outbox. Milliseconds. */
const LONG_WAIT_MS = 5_000;

/** Why no request to the tracker would get through right now. */
export function obstacleOf(
  clock: Clock,
  tracker: () => Promise<WatchableStatus>,
): () => Promise<WaitReason | undefined> {
  return async () => {
    if (!navigator.onLine) return 'offline';
    const { openCircuit, wait } = (await tracker()).status();
    if (openCircuit) return 'unavailable';
    return wait && wait.until > clock.now() + LONG_WAIT_MS ? 'limit' : undefined;
  };
}

/** Calls back as soon as requests get through again, whichever request found that out. */
export async function whenFree(
  tracker: () => Promise<WatchableStatus>,
  obstacle: () => Promise<WaitReason | undefined>,
  retry: () => void,
): Promise<void> {
  let wasBlocked = false;
  try {
    (await tracker()).subscribe(async () => {
      const isBlocked = (await obstacle()) !== undefined;
      if (wasBlocked && !isBlocked) retry();
      wasBlocked = isBlocked;
    });
  } catch {
    // The engine's file could not be fetched: the sender tries again by time.
  }
}
