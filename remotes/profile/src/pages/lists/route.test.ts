import { hasStored } from '@tsugi/data/read-stored';
import { expectForInitialPage, peekStored, requestStored } from '@tsugi/data/stored';
import { loader, shouldRevalidate } from './route.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  currentAuth: () => ({ status: 'signed-out' }),
}));
jest.mock('@tsugi/data/read-stored', () => ({ hasStored: jest.fn(), readStored: async () => undefined }));
jest.mock('@tsugi/data/stored', () => ({
  storedQuery: () => ({ storeName: 'users', key: 'a key' }),
  watchOutdated: () => () => {},
  expectForInitialPage: jest.fn(),
  isStoredFresh: () => true,
  noteStored: () => {},
  peekStored: jest.fn(),
  requestStored: jest.fn(() => new Promise(() => {})),
}));

const signals = () => jest.mocked(requestStored).mock.calls.map(([, , { signal }]) => signal);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(peekStored).mockReturnValue(undefined);
  jest.mocked(hasStored).mockResolvedValue(false);
});
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
});

const load = async (name: string, type: string) => {
  // The loader reads nothing else.
  loader({ params: { name, type }, request: new Request(`http://localhost/user/${name}/${type}`) } as never);
  await jest.advanceTimersByTimeAsync(0);
};

test('a list that is not on this device is requested before its page is there', async () => {
  await load('aoi', 'manga');
  const [, variables, options] = jest.mocked(requestStored).mock.calls[0] ?? [];
  expect(variables).toEqual({ userName: 'aoi', type: 'MANGA' });
  expect(options).toMatchObject({ takesPrefetched: true });
  expect(expectForInitialPage).toHaveBeenCalledTimes(1);
});

test('one that is in memory is not', async () => {
  jest.mocked(peekStored).mockReturnValue({ data: { user: null, lists: [] }, storedAt: 1, missing: [] });
  await load('aoi', 'anime');
  expect(requestStored).not.toHaveBeenCalled();
});

test('it is let go by the next list, and after ten seconds without a page', async () => {
  await load('aoi', 'anime');
  await load('ren', 'anime');
  expect(signals().map(({ aborted }) => aborted)).toEqual([true, false]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(signals().map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('another filter or another of the lists asks for no other response', () => {
  const change = (currentParams: object, nextParams: object) =>
    shouldRevalidate({
      currentParams: { name: 'aoi', ...currentParams },
      nextParams: { name: 'aoi', ...nextParams },
    });
  expect(change({ type: 'anime' }, { type: 'anime', list: 'Completed' })).toBe(false);
  expect(change({ type: 'anime' }, { type: 'manga' })).toBe(true);
});
