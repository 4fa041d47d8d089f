import { hasStored } from '@tsugi/data/read-stored';
import { peekStored, requestStored } from '@tsugi/data/stored';
import { loader } from './route.ts';
import { startList } from './start-list.ts';

jest.mock('@tsugi/data/read-stored', () => ({ hasStored: jest.fn() }));
jest.mock('@tsugi/data/stored', () => ({
  storedQuery: () => ({ storeName: 'users', key: 'a key' }),
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
afterEach(() => void jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

test('a list that is not on this device is requested', async () => {
  void startList('aoi', 'manga');
  await settle();
  expect(jest.mocked(requestStored).mock.calls[0]?.[1]).toEqual({ userName: 'aoi', type: 'MANGA' });
});

test('one that is stored or in memory is not', async () => {
  jest.mocked(hasStored).mockResolvedValue(true);
  void startList('aoi', 'anime');
  await settle();
  jest.mocked(peekStored).mockReturnValue({ data: {}, storedAt: 1, missing: [] });
  void startList('aoi', 'anime');
  await settle();
  expect(requestStored).not.toHaveBeenCalled();
});

test('it is let go by the next list, and after ten seconds', async () => {
  void startList('aoi', 'anime');
  await settle();
  void startList('ren', 'anime');
  await settle();
  expect(signals().map(({ aborted }) => aborted)).toEqual([true, false]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(signals().map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('the way over /user/:name/stats asks for no list', async () => {
  const loadWith = (type: string) => loader({ params: { name: 'aoi', type } } as never);
  loadWith('stats');
  await settle();
  expect(requestStored).not.toHaveBeenCalled();
  loadWith('manga');
  await settle();
  expect(requestStored).toHaveBeenCalledTimes(1);
});
