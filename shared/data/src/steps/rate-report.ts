import type { RateReport } from '../core/call.ts';

/** What the headers of an answer say about the service's limits. Absent or unreadable headers are left out. */
export function rateReport(status: number, headers: Headers, now: number): RateReport {
  const limit = wholeNumber(headers.get('x-ratelimit-limit'));
  const remaining = wholeNumber(headers.get('x-ratelimit-remaining'));
  const retryAfterMs = status === 429 ? waitOf(headers, now) : undefined;
  return {
    status,
    ...(limit === undefined ? {} : { limit }),
    ...(remaining === undefined ? {} : { remaining }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

/** Retry-After in seconds or as a date, else X-RateLimit-Reset in Unix seconds. */
function waitOf(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after');
  const seconds = wholeNumber(retryAfter);
  if (seconds !== undefined) return seconds * 1000;
  const date = retryAfter === null ? Number.NaN : Date.parse(retryAfter);
  if (!Number.isNaN(date)) return Math.max(0, date - now);
  const reset = wholeNumber(headers.get('x-ratelimit-reset'));
  return reset === undefined ? undefined : Math.max(0, reset * 1000 - now);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}
