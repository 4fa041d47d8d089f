import { ApiError } from '../api-error.ts';
import type { Step } from '../core/call.ts';
import type { SourceName } from '../core/source-name.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';

/**
 * Every attempt costs a token of its source's rateLimiter, which all tabs share; what the service answers corrects it. What
 * somebody may only soon want is not asked for at all while the connection is to be spared.
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
    if (call.closing) {
      // It would only be refused: it is written down, and goes when the service listens again.
      if (rateLimiter.isSilent()) throw new ApiError('rate-limited', { source: call.source });
    } else {
      await rateLimiter.take({
        priority: call.priority,
        signal: call.signal,
        insisting: call.mode === 'reload' && call.priority.current() === 'interactive',
      });
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
