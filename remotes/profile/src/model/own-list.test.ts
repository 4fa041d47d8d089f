import { ApiError } from '@tsugi/data';
import { hasStored } from '@tsugi/data/read-stored';
import {
  entryChangesSince,
  isStoredFresh,
  requestStored,
  storedQuery,
  whenWritten,
} from '@tsugi/data/stored';
import { loadOwnList } from './own-list.ts';

jest.mock('@tsugi/data/read-stored', () => ({ hasStored: jest.fn() }));
jest.mock('@tsugi/data/stored', () => ({
  entryChangesSince: jest.fn(() => []),
  isStoredFresh: jest.fn(),
  requestStored: jest.fn(),
  storedQuery: jest.fn(() => ({ storeName: 'users', key: 'mine' })),
  whenWritten: jest.fn(async () => undefined),
}));

const open = jest.fn(async () => ({ storedAt: 5 }));
const take = jest.fn(async () => undefined);
const abort = new AbortController();
const load = (options: { readonly isForced?: boolean; readonly signal?: AbortSignal } = {}) =>
  loadOwnList({ userName: 'aoi', type: 'ANIME', signal: abort.signal, open, take, ...options });
const response = { data: { user: null, lists: [] }, storedAt: 9, missing: [] };
const offline = new ApiError('offline', { source: 'tracker' });

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(hasStored).mockResolvedValue(true);
  jest.mocked(isStoredFresh).mockReturnValue(true);
  jest.mocked(requestStored).mockResolvedValue(response);
});

it('a stored list that is fresh costs no request', async () => {
  await expect(load()).resolves.toMatchObject({ storedAt: 5 });
  expect(requestStored).not.toHaveBeenCalled();
});

it('a list that is stale, or asked for anew, is requested, written, and read by the worker', async () => {
  jest.mocked(isStoredFresh).mockReturnValue(false);
  await expect(load()).resolves.toMatchObject({ storedAt: 9 });
  expect(whenWritten).toHaveBeenCalled();
  expect(open).toHaveBeenCalledTimes(2);
  expect(take).not.toHaveBeenCalled();
  jest.mocked(isStoredFresh).mockReturnValue(true);
  await expect(load({ isForced: true })).resolves.toMatchObject({ storedAt: 9 });
});

it('without a database the list itself is handed over', async () => {
  jest.mocked(hasStored).mockResolvedValue(false);
  await load();
  expect(take).toHaveBeenCalledWith(response.data);
  jest.mocked(storedQuery).mockReturnValueOnce(undefined);
  await load();
  expect(take).toHaveBeenCalledTimes(2);
});

it('without the service an older list is used, and says why', async () => {
  jest.mocked(isStoredFresh).mockReturnValue(false);
  jest.mocked(requestStored).mockRejectedValue(offline);
  await expect(load()).resolves.toMatchObject({ storedAt: 5, error: offline });
});

it('without the service and without an older list it fails', async () => {
  jest.mocked(hasStored).mockResolvedValue(false);
  jest.mocked(requestStored).mockRejectedValue(offline);
  await expect(load()).rejects.toBe(offline);
});

it('gives the changes that the list does not contain, as they are when they are asked for', async () => {
  const list = await load();
  jest.mocked(entryChangesSince).mockReturnValueOnce([{ mediaId: 1, entry: null }]);
  expect(list.changes()).toHaveLength(1);
  expect(entryChangesSince).toHaveBeenLastCalledWith(5);
});
