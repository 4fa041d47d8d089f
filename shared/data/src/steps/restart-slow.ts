import type { Step } from '../core/call.ts';
import type { SourceName } from '../core/source-name.ts';
import type { SlowRequests } from '../limits/slow-requests.ts';

/** Lets users send a query anew that hangs. */
export function restartSlow(slowRequests: Readonly<Record<SourceName, SlowRequests>>): Step {
  return (next) => async (call) => {
    for (;;) {
      const attempt = new AbortController();
      const end = slowRequests[call.source].add(call.priority, () => attempt.abort());
      try {
        return await next({ ...call, signal: AbortSignal.any([call.signal, attempt.signal]) });
      } catch (error) {
        if (!attempt.signal.aborted || call.signal.aborted) throw error;
      } finally {
        end();
      }
    }
  };
}
