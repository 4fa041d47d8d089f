import type { SourceName } from '../core/source-name.ts';
import type { Wait } from './cooldowns.ts';
import type { CircuitBreaker, OpenCircuit } from './create-circuit-breaker.ts';
import type { RateLimiter } from './rate-limiter.ts';

import type { SlowRequests } from './slow-requests.ts';

export interface SourceStatus {
  /** What the user waits for; undefined when the user waits for nothing, even if a request would have to. */
  readonly wait: Wait | undefined;
  /** The circuit breaker lets no request through: the service's own text where there is one, and until when. */
  readonly openCircuit: OpenCircuit | undefined;
  /** A response takes long: since when the user has waited, in milliseconds since 1970. */
  readonly slowSince?: number | undefined;
}

/** What a component watches of one service. */
export interface WatchableStatus {
  readonly status: () => SourceStatus;
  readonly subscribe: (listener: () => void) => () => void;
}

export type SourceStatuses = Readonly<Record<SourceName, WatchableStatus>>;

export function createSourceStatus(
  rateLimiter: Pick<RateLimiter, 'wait' | 'subscribe'>,
  breaker: Pick<CircuitBreaker, 'openCircuit' | 'subscribe'>,
  slow: Pick<SlowRequests, 'since' | 'subscribe'>,
): WatchableStatus {
  return {
    status: () => ({ wait: rateLimiter.wait(), openCircuit: breaker.openCircuit(), slowSince: slow.since() }),
    subscribe: (listener) => {
      const stops = [rateLimiter.subscribe(listener), breaker.subscribe(listener), slow.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
