export type Theme = 'system' | 'dark' | 'light';

const KEY = 'tsugi.theme';

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the theme at once and remembers it; without storage it lasts as long as the page. */
export function saveTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be full or closed to us; the choice still holds for this page.
  }
}
