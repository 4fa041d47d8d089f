import { ApiError } from '../core/api-error.ts';
import type { Step } from '../core/call.ts';

/** Whether a user can see this tab. */
export interface Visibility {
  readonly isHidden: () => boolean;
  /** Calls back at every change; the response stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const documentVisibility: Visibility = {
  isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',
  subscribe: (listener) => {
    if (typeof document === 'undefined') return () => {};
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** A hidden tab delays its requests, each attempt anew; `keepalive` requests pass. */
export function waitUntilVisible(visibility: Visibility): Step {
  return (next) => async (call) => {
    if (visibility.isHidden() && !call.closing) {
      await new Promise<void>((resolve, reject) => {
        const stop = visibility.subscribe(() => {
          if (visibility.isHidden()) return;
          done();
          resolve();
        });
        const onAbort = () => {
          done();
          reject(new ApiError('aborted', { source: call.source }));
        };
        const done = () => {
          stop();
          call.signal.removeEventListener('abort', onAbort);
        };
        if (call.signal.aborted) onAbort();
        else call.signal.addEventListener('abort', onAbort, { once: true });
      });
    }
    return next(call);
  };
}
