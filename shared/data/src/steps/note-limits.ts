import { ApiError } from '../core/api-error.ts';
import type { RateReport, Step } from '../core/call.ts';
import { contextKey, noted } from '../core/call-context.ts';
import type { Clock } from '../core/clock.ts';
import { errorName } from '../core/error-name.ts';
import type { SourceName } from '../core/source-name.ts';
import { type FailureEvidence, judgeFailure } from '../limits/judge-failure.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';

/** Called with what a response says about its service's limits. */
export const REPORT = contextKey<(rate: RateReport) => void>('report', () => {});

export interface NoteLimitsOptions {
  readonly clock: Clock;
  readonly rateLimiters: Readonly<Record<SourceName, RateLimiter>>;
  readonly isOnline: () => boolean;
  /** Whether another URL of the service's origin responds. Never rejects. */
  readonly askOrigin: (source: SourceName) => Promise<'responds' | 'silent'>;
}

/**
 * Passes on what responses say about the service's limits, and tells a refusal that no script can read from a service that
 * is gone. Such a refusal pauses the service in all tabs, and becomes the same error as one that can be read.
 */
export function noteLimits({ clock, rateLimiters, isOnline, askOrigin }: NoteLimitsOptions): Step {
  return (next) => async (call) => {
    const { source } = call;
    const rateLimiter = rateLimiters[source];
    const sentAt = clock.now();
    try {
      const report = call.context.get(REPORT);
      return await next(
        noted(call, REPORT, (rate) => {
          rateLimiter.observe(rate, sentAt);
          report(rate);
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unavailable' || !error.noResponse) throw error;
      const { cause } = error;
      // Without a cause nothing was sent.
      if (cause === undefined) throw error;
      const judge = (origin: FailureEvidence['origin']) =>
        judgeFailure({
          ...rateLimiter.evidence(sentAt),
          isOnline: isOnline(),
          isTimeout: errorName(cause) === 'TimeoutError',
          origin,
        });
      let verdict = judge('not-asked');
      if (verdict === 'ask-origin') verdict = judge(await askOrigin(source));
      if (verdict === 'rate-limit') {
        // A mutation may have been carried out if this is wrong: it stays one without a response, which is compared first.
        throw new ApiError('rate-limited', {
          source,
          status: 429,
          retryAfterMs: rateLimiter.refuse(),
          noResponse: true,
          cause,
        });
      }
      rateLimiter.endTrial(sentAt);
      throw verdict === 'offline' ? new ApiError('offline', { source, noResponse: true, cause }) : error;
    }
  };
}

/** What the headers of a response say about the service's limits. Absent or unreadable headers are left out. */
export function rateReport(status: number, headers: Headers, now: number): RateReport {
  const limit = wholeNumber(headers.get('x-ratelimit-limit'));
  const remaining = wholeNumber(headers.get('x-ratelimit-remaining'));
  const retryAfterMs = status === 429 ? retryAfterOf(headers, now) : undefined;
  return {
    status,
    ...(limit === undefined ? {} : { limit }),
    ...(remaining === undefined ? {} : { remaining }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

/** As far ahead as a reset can lie: a minute, with room for clocks that differ a little. */
const MAX_RESET_MS = 120_000;

/** Retry-After in seconds, else X-RateLimit-Reset in Unix seconds, else Retry-After as a date. */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after');
  const seconds = wholeNumber(retryAfter);
  if (seconds !== undefined) return seconds * 1000;
  const reset = wholeNumber(headers.get('x-ratelimit-reset'));
  const date = reset === undefined ? Date.parse(retryAfter ?? '') : reset * 1000;
  const waitMs = date - now;
  // A limit is over within its minute: anything else is a device whose clock is wrong, and says nothing.
  return waitMs > 0 && waitMs <= MAX_RESET_MS ? waitMs : undefined;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}
