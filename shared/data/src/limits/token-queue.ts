import { ApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import type { FlightPriority } from '../core/priority.ts';
import { sleep } from '../core/sleep.ts';
import type { SourceName } from '../core/source-name.ts';
import type { Visibility } from '../core/visibility.ts';
import type { TokenChain } from './bottleneck-chain.ts';
import type { RequestClass } from './bucket-state.ts';
import { isUrgent, orderOf } from './request-order.ts';
import type { TabLock } from './tab-lock.ts';

interface Waiter {
  readonly priority: FlightPriority;
  readonly onToken: () => void;
}

export interface TokenQueueOptions {
  readonly source: SourceName;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly lock: TabLock;
  readonly loadChain: () => Promise<TokenChain>;
  /** Takes a token from what all tabs share: 0, or the milliseconds until it is worth asking again. */
  readonly takeShared: (requestClass: RequestClass) => Promise<number>;
  /** A user came or left. */
  readonly onChange: () => void;
}

/** Timeout for loading this tab's limiter; the shared bucket limits without it. */
const CHAIN_TIMEOUT_MS = 3_000;

export interface TokenQueue {
  readonly join: (priority: FlightPriority, signal: AbortSignal) => Promise<void>;
  readonly size: () => number;
  /** What the user waits for first; undefined when none of them is for the user. */
  readonly interactive: () => FlightPriority | undefined;
}

/**
 * The requests of this tab that wait for a token. The waiter of the highest priority gets the next token, so a
 * waiter whose priority rose has nothing to re-queue. While the tab is hidden none is asked for.
 */
export function createTokenQueue(options: TokenQueueOptions): TokenQueue {
  const { source, clock, visibility, lock, onChange } = options;
  const waiters = new Set<Waiter>();
  let pumping = false;
  /** Ends the turn in progress: no caller waits any more, or the tab was hidden. */
  let turn = new AbortController();

  const first = (): Waiter | undefined => {
    let best: Waiter | undefined;
    for (const waiter of waiters) {
      if (!best || orderOf(waiter.priority) < orderOf(best.priority)) best = waiter;
    }
    return best;
  };

  /** One turn among the tabs: 0 when the first waiter was served, else the milliseconds until the next token. */
  const takeTurn = (signal: AbortSignal): Promise<number> =>
    lock(signal, async () => {
      for (;;) {
        const head = first();
        if (!head || signal.aborted) return 0;
        const requestClass = isUrgent(head.priority) ? 'interactive' : 'other';
        const waitMs = await options.takeShared(requestClass);
        if (waitMs === 0) {
          const served = first();
          if (served) {
            waiters.delete(served);
            served.onToken();
            onChange();
          }
          return 0;
        }
        // A background request releases its turn meanwhile: an interactive one of another tab may come first.
        if (requestClass === 'other') return waitMs;
        await sleep(clock, waitMs, signal, source);
      }
    });

  const serveOne = async (signal: AbortSignal): Promise<void> => {
    for (let waitMs = await takeTurn(signal); waitMs > 0; waitMs = await takeTurn(signal)) {
      await sleep(clock, waitMs, signal, source);
    }
  };

  /** This tab's limiter, or undefined when it cannot be had in time. */
  const limiter = (): Promise<TokenChain | undefined> =>
    new Promise((resolve) => {
      const giveUp = clock.after(CHAIN_TIMEOUT_MS, () => resolve(undefined));
      options
        .loadChain()
        .catch(() => undefined)
        .then((chain) => {
          giveUp();
          resolve(chain);
        });
    });

  const pump = async (): Promise<void> => {
    if (pumping || visibility.isHidden()) return;
    pumping = true;
    while (waiters.size > 0 && !visibility.isHidden()) {
      turn = new AbortController();
      const { signal } = turn;
      const chain = await limiter();
      try {
        await (chain ? chain.schedule(() => serveOne(signal)) : serveOne(signal));
      } catch {
        // The turn was ended: the loop checks whether a waiter is left.
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
    interactive: () => {
      const head = first()?.priority;
      return head?.current() === 'interactive' ? head : undefined;
    },
    join: (priority, signal) =>
      new Promise((resolve, reject) => {
        const onAbort = () => {
          waiters.delete(waiter);
          if (waiters.size === 0) turn.abort();
          onChange();
          reject(new ApiError('aborted', { source }));
        };
        const waiter: Waiter = {
          priority,
          onToken: () => {
            signal.removeEventListener('abort', onAbort);
            resolve();
          },
        };
        if (signal.aborted) {
          onAbort();
          return;
        }
        signal.addEventListener('abort', onAbort, { once: true });
        const head = first();
        waiters.add(waiter);
        onChange();
        // A waiter for a soft-layer token must not block this one.
        if (head && !isUrgent(head.priority) && isUrgent(priority)) turn.abort();
        void pump();
      }),
  };
}
