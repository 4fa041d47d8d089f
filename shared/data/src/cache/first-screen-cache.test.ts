import { createMemoryStorage } from '../testing/memory-storage.ts';
import { clearFirstScreenCache, readCachedResponse, writeCachedResponse } from './first-screen-cache.ts';

const RESPONSE = { freshUntil: 1_700_000_001_000, cacheKey: 'public/things/1/{}' };

it('stores the last sixty responses, and leaves nothing else behind', () => {
  const storage = createMemoryStorage();
  for (let index = 0; index < 70; index += 1) writeCachedResponse(storage, `response ${index}`, RESPONSE);
  expect(readCachedResponse(storage, 'response 9')).toBeUndefined();
  expect(readCachedResponse(storage, 'response 10')).toEqual(RESPONSE);
  expect(storage.length).toBe(1);
});

it('leaves no item when it is cleared, and takes nothing of others', () => {
  const storage = createMemoryStorage();
  writeCachedResponse(storage, 'a', RESPONSE);
  storage.setItem('tsugi.first-screen.b', '{}');
  storage.setItem('access_token', 'token');
  clearFirstScreenCache(storage);
  expect(storage.getItem('access_token')).toBe('token');
  expect(storage.length).toBe(1);
});

it.each(['{"broken', 'null', '1', '[]'])('starts empty when its item is %s', (text) => {
  const storage = createMemoryStorage();
  storage.setItem('tsugi.first-screens', text);
  expect(readCachedResponse(storage, 'a')).toBeUndefined();
  writeCachedResponse(storage, 'a', RESPONSE);
  expect(readCachedResponse(storage, 'a')).toEqual(RESPONSE);
});

it('is empty where storage is blocked', () => {
  expect(readCachedResponse(undefined, 'a')).toBeUndefined();
});

it('writes a response once, however many ask for it', () => {
  const storage = createMemoryStorage();
  const setItem = jest.spyOn(storage, 'setItem');
  writeCachedResponse(storage, 'a', RESPONSE);
  writeCachedResponse(storage, 'a', RESPONSE);
  expect(setItem).toHaveBeenCalledTimes(1);
  writeCachedResponse(storage, 'a', { ...RESPONSE, freshUntil: RESPONSE.freshUntil + 1 });
  expect(setItem).toHaveBeenCalledTimes(2);
  expect(readCachedResponse(storage, 'a')?.freshUntil).toBe(RESPONSE.freshUntil + 1);
});
