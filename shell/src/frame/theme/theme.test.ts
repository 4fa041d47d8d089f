/** @jest-environment jsdom */
import { otherTheme, showThemeColor } from './theme.ts';

beforeEach(() => {
  delete document.documentElement.dataset.theme;
  document.head.replaceChildren(
    ...(['dark', 'light'] as const).map((scheme) =>
      Object.assign(document.createElement('meta'), {
        name: 'theme-color',
        media: `(prefers-color-scheme: ${scheme})`,
      }),
    ),
  );
});

test.each([
  ['light', ['#f9f7f5', '#f9f7f5']],
  ['black', ['#000', '#000']],
  [undefined, ['#0b0e14', '#f9f7f5']],
  ['purple', ['#0b0e14', '#f9f7f5']],
])('around the page is the color of the theme %s', (theme, expected) => {
  if (theme) document.documentElement.dataset.theme = theme;
  showThemeColor();
  expect([...document.querySelectorAll('meta')].map((meta) => meta.content)).toEqual(expected);
});

test.each(['dark', 'light'] as const)('with a %s system, each press changes what one sees', (system) => {
  const isLight = (theme: 'system' | 'dark' | 'light' | 'black') =>
    (theme === 'system' ? system : theme) === 'light';
  for (const theme of ['system', 'dark', 'light', 'black'] as const) {
    expect(isLight(otherTheme(theme, system))).not.toBe(isLight(theme));
  }
  // Two presses lead back.
  expect(otherTheme(otherTheme('system', system), system)).toBe('system');
});
