/** @jest-environment jsdom */
import * as readStored from '@tsugi/data/read-stored';
import * as stored from '@tsugi/data/stored';
import { NO_QUERY } from '../../../model/types.ts';
import { openComparison, preloadedComparisons, startComparison } from './open-comparison.ts';

jest.mock('@tsugi/data/stored');
jest.mock('@tsugi/data/read-stored');
// There is no worker here: the page handles requests.
jest.mock('@tsugi/platform/worker', () => ({
  startWorker: () => {
    throw new Error('No worker');
  },
}));

const SOURCE = { type: 'anime', isSignedIn: false } as const;
const KEY = 'anime/false';
const service = jest.mocked(stored);
const user = (name: string) => ({ name, disabled: false, excluded: false });
const begin = (...names: readonly string[]) =>
  startComparison(SOURCE, { users: names.map(user), query: NO_QUERY, language: 'en', viewer: undefined });

beforeEach(() => {
  jest.useFakeTimers();
  service.storedQuery.mockReturnValue({ storeName: 'users', key: 'x' });
  service.whenWritten.mockResolvedValue(undefined);
  service.watchChanges.mockReturnValue(() => undefined);
  service.requestStored.mockReturnValue(new Promise(() => undefined));
  jest.mocked(readStored).hasStored.mockResolvedValue(false);
});

afterEach(() => {
  preloadedComparisons.take(KEY)?.close();
  jest.useRealTimers();
});

test('the loader begins, and the page takes what it has begun', async () => {
  begin('aoi', 'ren');
  await jest.advanceTimersByTimeAsync(0);
  expect(service.requestStored).toHaveBeenCalledTimes(2);
  expect(
    preloadedComparisons
      .peek(KEY)
      ?.state()
      ?.users.map(({ name }) => name),
  ).toEqual(['aoi', 'ren']);
  expect(service.expectForInitialPage).toHaveBeenCalledTimes(1);
  expect(preloadedComparisons.take('manga/false')).toBeUndefined();
  const taken = preloadedComparisons.take(KEY);
  expect(taken?.state()?.users).toHaveLength(2);
  expect(preloadedComparisons.take(KEY)).toBeUndefined();
  taken?.close();
});

test('nothing is begun without users, or while a page has its comparison open', async () => {
  begin();
  expect(preloadedComparisons.peek(KEY)).toBeUndefined();
  const open = openComparison(SOURCE);
  begin('aoi', 'ren');
  expect(preloadedComparisons.peek(KEY)).toBeUndefined();
  open.close();
});

test('what no page has taken for ten seconds ends its requests', async () => {
  begin('aoi');
  await jest.advanceTimersByTimeAsync(0);
  const signal = service.requestStored.mock.lastCall?.[2].signal;
  await jest.advanceTimersByTimeAsync(9_999);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  expect(preloadedComparisons.take(KEY)).toBeUndefined();
});
