import { RETRY_MS } from '../changes/change-outcomes.ts';
import type { WaitReason } from '../changes/outbox-items.ts';
import type { SenderLock } from '../changes/sender-lock.ts';
import type { Clock } from '../core/clock.ts';
import type { SendStep } from './batch-sender.ts';
import type { BatchStore } from './batch-store.ts';

export interface BatchLoopOptions {
  readonly clock: Clock;
  readonly store: BatchStore;
  readonly step: SendStep;
  readonly lock: SenderLock;
  readonly account: () => string | undefined;
  readonly isHidden: () => boolean;
  /** Why no request would get through right now. */
  readonly obstacle: () => Promise<WaitReason | undefined>;
}

export interface BatchLoop {
  /** Something is different now: a batch, the connection, a change under way, the account, what the user sees. */
  readonly wake: () => void;
  /** The same, and the service can be reached again. */
  readonly retry: () => void;
}

/** Sends the batches of the account, oldest first, one request at a time, from one tab at a time. */
export function createBatchLoop(options: BatchLoopOptions): BatchLoop {
  const { clock, store, step, lock, account, isHidden, obstacle } = options;
  let isRunning = false;
  let isWoken = false;
  let failures = 0;
  let blockedUntil = 0;
  let cancelTimer = () => {};
  let abort = new AbortController();

  const mayGoOn = (who: string) => account() === who && !isHidden();

  /** Until nothing can be done for now. Returns when to look again. */
  const work = async (who: string): Promise<number | undefined> => {
    // Another tab may have sent a part meanwhile.
    await store.load();
    while (mayGoOn(who)) {
      isWoken = false;
      if (clock.now() < blockedUntil) return blockedUntil;
      const batches = store.unfinished();
      if (batches.length === 0) return undefined;
      if (await obstacle()) return block(undefined);
      let at: number | undefined;
      let hasSent = false;
      for (const batch of batches) {
        if (!mayGoOn(who)) return undefined;
        abort = new AbortController();
        const outcome = await step(batch, abort.signal);
        if (outcome.kind === 'blocked') return block(outcome.retryAfterMs);
        if (outcome.kind === 'sent') {
          failures = 0;
          hasSent = true;
          break;
        }
        if (outcome.at !== undefined) at = Math.min(at ?? outcome.at, outcome.at);
      }
      if (!hasSent && !isWoken) return at;
    }
    return undefined;
  };

  const block = (retryAfterMs: number | undefined): number => {
    const ms = retryAfterMs ?? RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? RETRY_MS[0];
    failures += 1;
    blockedUntil = clock.now() + ms;
    return blockedUntil;
  };

  const run = async () => {
    const who = account();
    if (who === undefined || isHidden() || store.unfinished().length === 0) return;
    isRunning = true;
    let at: number | undefined;
    try {
      await lock(`batches:${who}`, async () => {
        at = await work(who);
      });
    } catch {
      // The database takes nothing: it is tried again like a service that cannot be reached.
      at = block(undefined);
    } finally {
      isRunning = false;
    }
    cancelTimer();
    if (isWoken) wake();
    else if (at !== undefined) cancelTimer = clock.after(Math.max(0, at - clock.now()), wake);
  };

  const wake = () => {
    isWoken = true;
    if (isRunning) {
      const who = account();
      if (
        who === undefined ||
        isHidden() ||
        !store.unfinished().some(({ record }) => record.state === 'running')
      )
        abort.abort();
      return;
    }
    cancelTimer();
    isWoken = false;
    void run();
  };

  return {
    wake,
    retry: () => {
      failures = 0;
      blockedUntil = 0;
      wake();
    },
  };
}
