import { ApiError } from '../api-error.ts';
import type { SourceName } from './source-name.ts';

/** Time as the steps see it; tests pass one they move by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back after so many milliseconds; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Waits; rejects with an `aborted` ApiError as soon as the signal fires. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal, source: SourceName): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancelled = () => reject(new ApiError('aborted', { source }));
    if (signal.aborted) {
      cancelled();
      return;
    }
    const onAbort = () => {
      cancel();
      cancelled();
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
