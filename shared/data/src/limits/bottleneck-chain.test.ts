import { createChain } from './bottleneck-chain.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('lets as many jobs run as every bucket of the chain has tokens for, and more once they are refilled', async () => {
  const chain = createChain([
    { tokens: 2, perMs: 1000 },
    { tokens: 3, perMs: 60_000 },
  ]);
  const done: number[] = [];
  for (const job of [1, 2, 3, 4]) void chain.schedule(async () => void done.push(job));
  await jest.advanceTimersByTimeAsync(10);
  expect(done).toEqual([1, 2]);
  await jest.advanceTimersByTimeAsync(1500);
  expect(done).toEqual([1, 2, 3]);
  await jest.advanceTimersByTimeAsync(61_000);
  expect(done).toEqual([1, 2, 3, 4]);
});

it('counts tokens that were taken outside of it', async () => {
  const chain = createChain([{ tokens: 2, perMs: 1000 }]);
  chain.consume(1);
  const done: number[] = [];
  for (const job of [1, 2]) void chain.schedule(async () => void done.push(job));
  await jest.advanceTimersByTimeAsync(10);
  expect(done).toEqual([1]);
});
