import { createMemoryStorage } from '../testing/memory-storage.ts';
import {
  type CachedScreen,
  clearFirstScreenCache,
  readCachedResponse,
  readCachedScreen,
  writeCachedResponse,
  writeCachedScreen,
} from './first-screen-cache.ts';

const NOW = 1_700_000_000_000;
const RESPONSE = { freshUntil: NOW + 1000, cacheKey: 'public/things/1/{}' };

function screen(change: Partial<CachedScreen> = {}): CachedScreen {
  return {
    requests: ['a'],
    url: 'https://host/tsugi/things',
    manifestUrl: 'https://remote/1.0.0/remote.json',
    viewport: '1440/1',
    renderedAt: NOW,
    parts: [['text']],
    ...change,
  };
}

it('has a screen for the page, version and window that it was rendered for', () => {
  const storage = createMemoryStorage();
  writeCachedScreen(storage, screen());
  expect(readCachedScreen(storage, screen(), NOW)?.parts).toEqual([['text']]);
});

it.each([
  ['another URL', { url: 'https://host/tsugi/things?page=2' }],
  ['another version of the remote', { manifestUrl: 'https://remote/1.0.1/remote.json' }],
  ['another window', { viewport: '390/3' }],
  ['another request, of another viewer for example', { requests: ['b'] }],
])('has none for %s', (_what, change) => {
  const storage = createMemoryStorage();
  writeCachedScreen(storage, screen());
  expect(readCachedScreen(storage, screen(change), NOW)).toBeUndefined();
});

it('has none of another day', () => {
  const storage = createMemoryStorage();
  const midnight = new Date(NOW).setHours(24, 0, 0, 0);
  writeCachedScreen(storage, screen({ renderedAt: midnight - 1000 }));
  expect(readCachedScreen(storage, screen(), midnight - 1)).toBeDefined();
  expect(readCachedScreen(storage, screen(), midnight)).toBeUndefined();
});

it('drops the screens of a response when a newer one is noted, and only those', () => {
  const storage = createMemoryStorage();
  writeCachedScreen(storage, screen({ requests: ['a', 'b'] }));
  writeCachedScreen(storage, screen({ requests: ['c'] }));
  writeCachedResponse(storage, 'b', RESPONSE);
  expect(readCachedScreen(storage, screen({ requests: ['a', 'b'] }), NOW)).toBeUndefined();
  expect(readCachedScreen(storage, screen({ requests: ['c'] }), NOW)).toBeDefined();
  expect(readCachedResponse(storage, 'b')).toEqual(RESPONSE);
});

it('stores the last sixty responses and the last eight screens, and leaves nothing else behind', () => {
  const storage = createMemoryStorage();
  for (let index = 0; index < 70; index += 1) {
    writeCachedResponse(storage, `response ${index}`, RESPONSE);
    writeCachedScreen(storage, screen({ requests: [`screen ${index}`] }));
  }
  expect(readCachedResponse(storage, 'response 9')).toBeUndefined();
  expect(readCachedResponse(storage, 'response 10')).toEqual(RESPONSE);
  expect(readCachedScreen(storage, screen({ requests: ['screen 61'] }), NOW)).toBeUndefined();
  expect(readCachedScreen(storage, screen({ requests: ['screen 62'] }), NOW)).toBeDefined();
  expect(storage.length).toBe(9);
});

it('leaves no item when it is cleared', () => {
  const storage = createMemoryStorage();
  writeCachedResponse(storage, 'a', RESPONSE);
  writeCachedScreen(storage, screen({ requests: ['b'] }));
  clearFirstScreenCache(storage);
  expect(storage.length).toBe(0);
});

it('does not store a screen that costs more to parse than it saves', () => {
  const storage = createMemoryStorage();
  writeCachedScreen(storage, screen({ parts: [['x'.repeat(200_000)]] }));
  expect(readCachedScreen(storage, screen(), NOW)).toBeUndefined();
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
  expect(readCachedScreen(undefined, screen(), NOW)).toBeUndefined();
});
