import { ApiError } from '../api-error.ts';
import { type Clock, sleep } from '../core/clock.ts';
import type { SourceName } from '../core/source-name.ts';
import { rankOf, type Urgency } from '../core/urgency.ts';
import type { Visibility } from '../steps/wait-until-visible.ts';
import type { TokenChain } from './bottleneck-chain.ts';
import type { Claim } from './ledger-state.ts';
import type { TabLock } from './tab-lock.ts';

interface Waiter {
  readonly urgency: Urgency;
  readonly grant: () => void;
}

export interface WaitingListOptions {
  readonly source: SourceName;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly lock: TabLock;
  readonly loadChain: () => Promise<TokenChain>;
  /** Takes a token from what all tabs share: 0, or the milliseconds until it is worth asking again. */
  readonly takeShared: (claim: Claim) => Promise<number>;
  /** Somebody came or left. */
  readonly onChange: () => void;
}

export interface WaitingList {
  readonly join: (urgency: Urgency, signal: AbortSignal) => Promise<void>;
  readonly size: () => number;
  /** Whether a person waits for one of them. */
  readonly hasUrgent: () => boolean;
}

/**
 * Those of this tab who wait for a token. Tokens carry no name: whoever is most urgent when one comes gets it, so a
 * waiter whose urgency rose has nothing to re-queue. While the tab is hidden none is asked for.
 */
export function createWaitingList(options: WaitingListOptions): WaitingList {
  const { source, clock, visibility, lock, onChange } = options;
  const waiters = new Set<Waiter>();
  let pumping = false;
  /** Ends the turn in progress: nobody waits any more, or the tab was hidden. */
  let turn = new AbortController();

  const first = (): Waiter | undefined => {
    let best: Waiter | undefined;
    for (const waiter of waiters) {
      if (!best || rankOf(waiter.urgency.current()) < rankOf(best.urgency.current())) best = waiter;
    }
    return best;
  };

  /** Waits for its turn among the tabs, then for a token, and hands it to the most urgent waiter. */
  const serveOne = (signal: AbortSignal): Promise<void> =>
    lock(signal, async () => {
      for (;;) {
        const head = first();
        if (!head || signal.aborted) return;
        const waitMs = await options.takeShared(
          head.urgency.current() === 'interactive' ? 'interactive' : 'other',
        );
        if (waitMs === 0) {
          const served = first();
          if (served) {
            waiters.delete(served);
            served.grant();
            onChange();
          }
          return;
        }
        await sleep(clock, waitMs, signal, source);
      }
    });

  const pump = async (): Promise<void> => {
    if (pumping || visibility.isHidden()) return;
    pumping = true;
    while (waiters.size > 0 && !visibility.isHidden()) {
      turn = new AbortController();
      const { signal } = turn;
      // Without the limiter the shared ledger alone keeps the limits.
      const chain = await options.loadChain().catch(() => undefined);
      try {
        await (chain ? chain.schedule(() => serveOne(signal)) : serveOne(signal));
      } catch {
        // The turn was ended: the loop looks whether there is still a reason for one.
      }
    }
    pumping = false;
  };

  visibility.subscribe(() => {
    if (visibility.isHidden()) turn.abort();
    else void pump();
  });

  return {
    size: () => waiters.size,
    hasUrgent: () => first()?.urgency.current() === 'interactive',
    join: (urgency, signal) =>
      new Promise((resolve, reject) => {
        const onAbort = () => {
          waiters.delete(waiter);
          if (waiters.size === 0) turn.abort();
          onChange();
          reject(new ApiError('aborted', { source }));
        };
        const waiter: Waiter = {
          urgency,
          grant: () => {
            signal.removeEventListener('abort', onAbort);
            resolve();
          },
        };
        if (signal.aborted) {
          onAbort();
          return;
        }
        signal.addEventListener('abort', onAbort, { once: true });
        waiters.add(waiter);
        onChange();
        void pump();
      }),
  };
}
