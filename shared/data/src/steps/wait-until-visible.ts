import { ApiError } from '../core/api-error.ts';
import type { Step } from '../core/call.ts';
import { CLOSING } from '../core/call-keys.ts';
import type { Visibility } from '../core/visibility.ts';

/** A hidden tab delays its requests, each attempt anew; `keepalive` requests pass. */
export function waitUntilVisible(visibility: Visibility): Step {
  return (next) => async (call) => {
    if (visibility.isHidden() && !call.context.get(CLOSING)) {
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
        else call.signal.addEventListener('abort', onAbort);
      });
    }
    return next(call);
  };
}
