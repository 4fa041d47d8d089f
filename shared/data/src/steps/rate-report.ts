import type { RateReport } from '../core/call.ts';

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
