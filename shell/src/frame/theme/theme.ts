import { localStore, readItem, removeItem, writeItem } from '@tsugi/platform/store';

export type Theme = 'system' | 'dark' | 'light';

export const THEME_KEY = 'tsugi.theme';

/** `theme-color` of each theme: the page's background, as in index.html. */
const AROUND = { dark: '#0b0e14', light: '#f9f7f5' } as const;

export function readTheme(): Theme {
  return themeOf(readItem(localStore(), THEME_KEY));
}

/** The theme that this tab shows. Without storage it is not the stored one. */
export function shownTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme);
}

function themeOf(text: string | null | undefined): Theme {
  return text === 'dark' || text === 'light' ? text : 'system';
}

/** The choice that looks different from the present one. Where that is the look of the system, the system is followed. */
export function otherTheme(theme: Theme, system: 'dark' | 'light'): Theme {
  const shown = theme === 'system' ? system : theme;
  const other = shown === 'dark' ? 'light' : 'dark';
  return other === system ? 'system' : other;
}

/** Applies and stores the theme; without storage it lasts until the next page load. */
export function saveTheme(theme: Theme): void {
  showTheme(theme);
  if (theme === 'system') removeItem(localStore(), THEME_KEY);
  else writeItem(localStore(), THEME_KEY, theme);
}

/** `system` follows the system, also for `theme-color`. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = AROUND[theme === 'system' ? own : theme];
  }
}
