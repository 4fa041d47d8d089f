export type Theme = 'system' | 'dark' | 'light';

export const THEME_KEY = 'tsugi.theme';

/** What the browser paints around the page: the page's own colour in each theme, as index.html says it. */
const AROUND = { dark: '#0b0e14', light: '#f9f7f5' } as const;

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the theme at once and remembers it; without storage it lasts as long as the page. */
export function saveTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be full or closed to us; the choice still holds for this page.
  }
}

/** Without a choice of the reader the system decides, also about the colour around the page. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = AROUND[theme === 'system' ? own : theme];
  }
}
