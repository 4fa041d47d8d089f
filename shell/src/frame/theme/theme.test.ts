/** @jest-environment jsdom */
import { otherTheme, readTheme, saveTheme, shownTheme } from './theme.ts';

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
  expect(shownTheme()).toBe('dark');
  setItem.mockRestore();
});

test.each(['dark', 'light'] as const)('with a %s system, each press changes what one sees', (system) => {
  const look = (theme: ReturnType<typeof readTheme>) => (theme === 'system' ? system : theme);
  for (const theme of ['system', 'dark', 'light'] as const) {
    expect(look(otherTheme(theme, system))).not.toBe(look(theme));
  }
  // Two presses lead back.
  expect(otherTheme(otherTheme('system', system), system)).toBe('system');
});
