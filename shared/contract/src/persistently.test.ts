import { persistently } from './persistently.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks again after 1, 2, 4 and then every 8 seconds, until it has what it asked for', async () => {
  const startedAt = Date.now();
  const asked: number[] = [];
  const done = persistently(async () => {
    asked.push(Date.now() - startedAt);
    if (asked.length < 7) throw new Error('no connection');
    return 'code';
  });
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(done).resolves.toBe('code');
  expect(asked).toEqual([0, 1000, 3000, 7000, 15_000, 23_000, 31_000]);
});
