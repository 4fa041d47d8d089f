import { ApiError } from './api-error.ts';
import type { Clock } from './clock.ts';
import type { SourceName } from './source-name.ts';

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
    signal.addEventListener('abort', onAbort);
  });
}
