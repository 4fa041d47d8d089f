import { retryWithBackoff } from './retry-with-backoff.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks again after two seconds, then more and more rarely, until it has what it asked for', async () => {
  const startedAt = Date.now();
  const asked: number[] = [];
  const done = retryWithBackoff(async () => {
    asked.push(Date.now() - startedAt);
    if (asked.length < 9) throw new Error('no connection');
    return 'code';
  });
  await jest.advanceTimersByTimeAsync(120_000);
  await expect(done).resolves.toBe('code');
  expect(asked).toEqual([0, 2000, 5000, 9500, 16_250, 26_375, 41_562, 61_562, 81_562]);
});
