/** @jest-environment jsdom */
import { setLanguage } from '@tsugi/i18n';
import { currentViewport, readStoredScreen, type StoredScreen, writeStoredScreen } from './stored-screens.ts';

const NOW = new Date(2026, 10, 23, 12).getTime();
const STYLE = 'https://host/shell.1.css';
const isCurrent = (hrefs: readonly (string | undefined)[]) => hrefs.every((href) => href === STYLE);

function screen(change: Partial<StoredScreen> = {}): StoredScreen {
  return {
    url: location.href,
    viewport: currentViewport(),
    storedAt: NOW,
    styles: [{ href: STYLE }],
    results: [],
    nodes: ['text'],
    ...change,
  };
}

const read = (token?: string, now = NOW) => readStoredScreen(localStorage, token, isCurrent, now);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/page');
});

test('a page has the screen that was stored for it', () => {
  writeStoredScreen(localStorage, undefined, screen());
  expect(read()?.nodes).toEqual(['text']);
  history.replaceState(null, '', '/page?q=1');
  expect(read()).toBeUndefined();
});

test('each account has its own', () => {
  writeStoredScreen(localStorage, 'token', screen());
  expect(read()).toBeUndefined();
  expect(read('other')).toBeUndefined();
  expect(read('token')).toBeDefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain('token');
});

test('a page is not shown in a language that it was not stored in', () => {
  writeStoredScreen(localStorage, undefined, screen());
  setLanguage('de');
  expect(read()).toBeUndefined();
  setLanguage('en');
  expect(read()).toBeDefined();
});

test.each([
  ['another window', { viewport: '390/3' }],
  ['another version', { styles: [{ href: 'https://host/shell.2.css' }] }],
])('none is shown of %s', (_what, change) => {
  writeStoredScreen(localStorage, undefined, screen(change));
  expect(read()).toBeUndefined();
});

test('none is shown of another day', () => {
  const midnight = new Date(NOW).setHours(24, 0, 0, 0);
  writeStoredScreen(localStorage, undefined, screen({ storedAt: midnight - 1000 }));
  expect(read(undefined, midnight - 1)).toBeDefined();
  expect(read(undefined, midnight)).toBeUndefined();
});

test('the sixteen that were stored last stay, and nothing else', () => {
  const urls = Array.from({ length: 20 }, (_, index) => `http://localhost/${index}`);
  for (const url of urls) writeStoredScreen(localStorage, undefined, screen({ url }));
  writeStoredScreen(localStorage, undefined, screen({ url: `${urls[4]}` }));
  writeStoredScreen(localStorage, undefined, screen({ url: 'http://localhost/new' }));
  expect(localStorage.length).toBe(17);
  const stored = urls.filter((url) => {
    history.replaceState(null, '', url);
    return read() !== undefined;
  });
  expect(stored).toEqual([urls[4], ...urls.slice(6)]);
});

test('one that costs more to parse than it saves is not stored', () => {
  writeStoredScreen(localStorage, undefined, screen({ nodes: ['x'.repeat(150_000)] }));
  expect(localStorage.length).toBe(0);
});

test.each(['{"broken', 'null', '1', '{}'])('an item that is %s is none', (text) => {
  writeStoredScreen(localStorage, undefined, screen());
  const [name = ''] = Object.keys({ ...localStorage }).filter((key) => key.startsWith('tsugi.first-screen.'));
  localStorage.setItem(name, text);
  expect(read()).toBeUndefined();
});

test('where storage is full or forbidden nothing happens', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStoredScreen(localStorage, undefined, screen());
  jest.restoreAllMocks();
  writeStoredScreen(undefined, undefined, screen());
  expect(read()).toBeUndefined();
  expect(readStoredScreen(undefined, undefined, isCurrent, NOW)).toBeUndefined();
});
