/** @jest-environment jsdom */
import { showStoredSettings } from './show-settings.ts';

const { dataset } = document.documentElement;

class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#123456">';
});

const around = () => document.querySelector('meta')?.content;
const store = (settings: unknown) => localStorage.setItem('tsugi.settings', JSON.stringify(settings));

test('nothing stored changes nothing', () => {
  showStoredSettings();
  expect({ ...dataset }).toEqual({});
  expect(around()).toBe('#123456');
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('what differs from its default is an attribute of the root element, and the look follows the style sheets', () => {
  store({ theme: 'black', density: 'compact', dataSaver: 'on' });
  localStorage.setItem('tsugi.look', ':root{--a:b}');
  showStoredSettings();
  expect({ ...dataset }).toEqual({ theme: 'black', density: 'compact', dataSaver: 'on' });
  expect(around()).toBe('#000');
  expect(document.adoptedStyleSheets).toMatchObject([{ text: ':root{--a:b}' }]);
});

test('the theme of an older version counts until a newer one is chosen', () => {
  localStorage.setItem('tsugi.theme', 'dark');
  showStoredSettings();
  expect(dataset.theme).toBe('dark');
  store({ theme: 'light' });
  showStoredSettings();
  expect(dataset.theme).toBe('light');
  expect(around()).toBe('#f9f7f5');
});

test.each(['{"theme":', '{"a-b":1}', '"text"', 'null', '[1]'])(
  'a damaged item (%s) does not break the start',
  (text) => {
    localStorage.setItem('tsugi.settings', text);
    expect(showStoredSettings).not.toThrow();
  },
);

test('neither does a forbidden storage', () => {
  const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(showStoredSettings).not.toThrow();
  storage.mockRestore();
});
