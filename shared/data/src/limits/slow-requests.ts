import type { Clock } from '../core/clock.ts';
import type { FlightPriority } from '../core/priority.ts';

/** A notice explains the delay when a response takes this long, in milliseconds. */
const SLOW_AFTER_MS = 8_000;

interface Waiting {
  readonly priority: FlightPriority;
  readonly since: number;
  readonly restart: () => void;
}

/** The requests to one service that take long. */
export interface SlowRequests {
  /** Notes a request that begins; the returned function notes its end. */
  readonly add: (priority: FlightPriority, restart: () => void) => () => void;
  /** Since when the user has waited, in milliseconds since 1970; undefined while nothing takes long. */
  readonly since: () => number | undefined;
  /** Sends all slow requests anew. */
  readonly restart: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSlowRequests(clock: Clock): SlowRequests {
  const waiting = new Set<Waiting>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const slow = () =>
    [...waiting].filter(
      ({ since, priority }) => since + SLOW_AFTER_MS <= clock.now() && priority.current() === 'interactive',
    );
  return {
    add: (priority, restart) => {
      const request = { priority, since: clock.now(), restart };
      waiting.add(request);
      const cancel = clock.after(SLOW_AFTER_MS, notify);
      return () => {
        const wasSlow = slow().includes(request);
        cancel();
        waiting.delete(request);
        if (wasSlow) notify();
      };
    },
    since: () => {
      const times = slow().map(({ since }) => since);
      return times.length > 0 ? Math.min(...times) : undefined;
    },
    restart: () => {
      for (const request of slow()) request.restart();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
