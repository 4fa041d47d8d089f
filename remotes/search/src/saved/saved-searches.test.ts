/** @jest-environment jsdom */
import { read } from '@tsugi/data';
import { getDefaultStore } from 'jotai/vanilla';
import { media } from '../testing/media.ts';
import { lookForNew, newestOf } from './look-for-new.ts';
import {
  changeSaved,
  deleteSaved,
  markSeen,
  type SavedSearch,
  savedSearches,
  savedSearchesAtom,
  saveSearch,
} from './saved-searches.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  currentAuth: () => ({ status: 'signed-out' }),
  read: jest.fn(),
}));

const PATH = '/search/anime?genre=Drama';
const HOUR = 3_600_000;
const stop = getDefaultStore().sub(savedSearchesAtom, () => undefined);
const titles = (...ids: readonly number[]) => ({
  items: ids.map((id) => media(id, `Title ${id}`)),
  hasNextPage: false,
});
const first = () => savedSearches()[0] ?? ({} as SavedSearch);

beforeEach(() => {
  jest.clearAllMocks();
  for (const { id } of savedSearches()) deleteSaved(id);
});
afterAll(stop);

it('a search is saved, pinned, once for each page', () => {
  expect(saveSearch('Sad ones', PATH)).toBe(true);
  expect(saveSearch('Dramas', PATH)).toBe(true);
  expect(savedSearches()).toEqual([{ id: first().id, name: 'Dramas', path: PATH, isPinned: true }]);
});

it('says when this device keeps nothing, and goes on with what it has', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveSearch('Sad ones', PATH)).toBe(false);
  expect(savedSearches()).toHaveLength(1);
  full.mockRestore();
});

it('a deletion can be taken back', () => {
  saveSearch('Sad ones', PATH);
  const undo = deleteSaved(first().id);
  expect(savedSearches()).toEqual([]);
  undo();
  expect(first().name).toBe('Sad ones');
});

it('follows other tabs, and leaves out what is damaged', () => {
  const stored = [
    { id: 'a', name: 'A', path: '/search/manga', isPinned: false },
    { id: 'b' },
    { path: 'javascript:1' },
  ];
  localStorage.setItem('tsugi.saved-searches', JSON.stringify(stored));
  dispatchEvent(new StorageEvent('storage', { key: 'tsugi.saved-searches' }));
  expect(savedSearches()).toEqual([stored[0]]);
});

it('the first look notes the newest title, and the next one counts what is newer', async () => {
  saveSearch('Sad ones', PATH);
  jest.mocked(read).mockResolvedValueOnce(titles(9, 5));
  await lookForNew(0);
  expect(first()).toMatchObject({ seenId: 9, look: { newestId: 9, count: 0 } });
  jest.mocked(read).mockResolvedValueOnce(titles(14, 12, 9));
  await lookForNew(7 * HOUR);
  expect(first().look).toEqual({ at: 7 * HOUR, newestId: 14, count: 2 });
  markSeen(PATH);
  expect(first()).toMatchObject({ seenId: 14, look: { count: 0 } });
});

it('looks again after six hours, and only for pinned searches', async () => {
  saveSearch('Sad ones', PATH);
  jest.mocked(read).mockResolvedValue(titles(9));
  await lookForNew(0);
  await lookForNew(5 * HOUR);
  expect(read).toHaveBeenCalledTimes(1);
  changeSaved(first().id, { isPinned: false });
  await lookForNew(7 * HOUR);
  expect(read).toHaveBeenCalledTimes(1);
});

it('without the service it looks at the next visit', async () => {
  saveSearch('Sad ones', PATH);
  jest.mocked(read).mockRejectedValueOnce(new Error('offline'));
  await lookForNew(0);
  expect(first().look).toBeUndefined();
});

it('asks for the newest titles that fit the filters', () => {
  expect(newestOf(PATH)).toMatchObject({ type: 'ANIME', genre_in: ['Drama'], sort: ['ID_DESC'], page: 1 });
  expect(newestOf('/search/staff?q=mori')).toBeUndefined();
  expect(newestOf('/search/anime?malSearch=true')).toBeUndefined();
});
