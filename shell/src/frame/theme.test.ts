/** @jest-environment jsdom */
import { readTheme, saveTheme } from './theme.ts';

beforeEach(() => {
  document.head.replaceChildren(
    ...(['dark', 'light'] as const).map((scheme) =>
      Object.assign(document.createElement('meta'), {
        name: 'theme-color',
        media: `(prefers-color-scheme: ${scheme})`,
      }),
    ),
  );
  saveTheme('system');
  localStorage.clear();
});

function around(): (string | null)[] {
  return [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));
}

test('a chosen theme is applied with its theme-color, and is stored', () => {
  saveTheme('light');
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(around()).toEqual(['#f9f7f5', '#f9f7f5']);
  expect(readTheme()).toBe('light');
});

test('choosing the system theme removes what was stored', () => {
  saveTheme('dark');
  saveTheme('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(around()).toEqual(['#0b0e14', '#f9f7f5']);
  expect(localStorage).toHaveLength(0);
  expect(readTheme()).toBe('system');
});

test('without storage the choice lasts until the next page load', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  saveTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  setItem.mockRestore();
});
