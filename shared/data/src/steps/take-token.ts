import { ApiError } from '../api-error.ts';
import type { Step } from '../core/call.ts';
import type { SourceName } from '../core/source-name.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';

/**
 * Every attempt costs a token of its source's rate limiter, which all tabs share; the headers of the response correct it. No
 * prefetch is sent while the browser saves data.
 */
export function takeToken(
  rateLimiters: Readonly<Record<SourceName, RateLimiter>>,
  savesData: () => boolean,
): Step {
  return (next) => async (call) => {
    const rateLimiter = rateLimiters[call.source];
    if (call.priority.current() === 'prefetch' && savesData()) {
      throw new ApiError('rate-limited', { source: call.source });
    }
    if (call.prefetched?.isWaiting()) {
      // Sent by the boot script: waiting for a token would only delay its response.
      rateLimiter.count();
    } else if (call.closing) {
      // It would only be refused. The outbox stores it until the service accepts requests again.
      if (rateLimiter.isPaused()) throw new ApiError('rate-limited', { source: call.source });
    } else {
      await rateLimiter.take({ priority: call.priority, signal: call.signal });
    }
    return next({
      ...call,
      report: (rate) => {
        rateLimiter.observe(rate);
        call.report(rate);
      },
    });
  };
}
