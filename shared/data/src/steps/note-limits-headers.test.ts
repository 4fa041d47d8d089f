import { rateReport, retryAfterOf } from './note-limits.ts';

const NOW = 1_800_000_000_000;
const report = (status: number, headers: Readonly<Record<string, string>>) =>
  rateReport(status, new Headers(headers), NOW);
const retryAfter = (headers: Readonly<Record<string, string>>) => retryAfterOf(new Headers(headers), NOW);

it('leaves out what the service does not say', () => {
  expect(Object.keys(report(200, {}))).toEqual(['status']);
  expect(report(200, { 'X-RateLimit-Limit': '90', 'X-RateLimit-Remaining': '0' })).toEqual({
    status: 200,
    limit: 90,
    remaining: 0,
  });
});

it.each(['none', '3 of 30', 'about 3', '-3', '3.5', ''])('leaves out "%s", which is no number', (text) => {
  expect(report(200, { 'X-RateLimit-Limit': text })).toEqual({ status: 200 });
});

it('takes a wait for one only of a refusal', () => {
  expect(report(429, { 'Retry-After': '7' })).toEqual({ status: 429, retryAfterMs: 7000 });
  expect(report(503, { 'Retry-After': '7' })).toEqual({ status: 503 });
});

it.each([
  [1, 1000],
  [120, 120_000],
  // The clock of this device is wrong.
  [121, undefined],
  [0, undefined],
  [-1, undefined],
])('reads a limit that is over in %i seconds as a wait of %s ms', (seconds, ms) => {
  expect(retryAfter({ 'X-RateLimit-Reset': String(NOW / 1000 + seconds) })).toBe(ms);
  expect(retryAfter({ 'Retry-After': new Date(NOW + seconds * 1000).toUTCString() })).toBe(ms);
});

it('knows no wait without a header', () => {
  expect(retryAfter({})).toBeUndefined();
});
