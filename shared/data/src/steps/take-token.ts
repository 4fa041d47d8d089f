import { ApiError } from '../core/api-error.ts';
import type { Step } from '../core/call.ts';
import { noted } from '../core/call-context.ts';
import { CLOSING, ON_SENT, PREFETCHED } from '../core/call-keys.ts';
import type { SourceName } from '../core/source-name.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';

/**
 * Every attempt costs a token of its source's rate limiter, which all tabs share. No prefetch is sent while the browser
 * saves data.
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
    if (call.context.get(PREFETCHED)?.isWaiting()) {
      // The boot script took the token. When it has given its request up, the page sends one of its own.
      const onSent = call.context.get(ON_SENT);
      return next(
        noted(call, ON_SENT, () => {
          rateLimiter.count();
          onSent();
        }),
      );
    }
    if (call.context.get(CLOSING)) {
      // It would only be refused. The outbox stores it until the service accepts requests again.
      if (!rateLimiter.takeNow()) throw new ApiError('rate-limited', { source: call.source });
    } else {
      await rateLimiter.take({ priority: call.priority, signal: call.signal });
    }
    return next(call);
  };
}
