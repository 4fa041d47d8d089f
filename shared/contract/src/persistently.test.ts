import { persistently } from './persistently.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks again every two seconds, until it has what it asked for', async () => {
  const startedAt = Date.now();
  const asked: number[] = [];
  const done = persistently(async () => {
    asked.push(Date.now() - startedAt);
    if (asked.length < 4) throw new Error('no connection');
    return 'code';
  });
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(done).resolves.toBe('code');
  expect(asked).toEqual([0, 2000, 4000, 6000]);
});
