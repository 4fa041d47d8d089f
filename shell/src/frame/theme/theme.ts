import type { DeviceSettings } from '@tsugi/contract/device-settings';

export type Theme = DeviceSettings['theme'];

/** `theme-color` of each theme: the page's background, as in index.html. */
const DARK = '#0b0e14';
const LIGHT = '#f9f7f5';
const AROUND: Readonly<Record<string, string>> = { dark: DARK, light: LIGHT, black: '#000' };

/** `theme-color` of what the root element says; without a theme each of the system's schemes has its own. */
export function showThemeColor(): void {
  const { theme = '' } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = AROUND[theme] ?? (meta.media.includes('dark') ? DARK : LIGHT);
}

/** The choice that looks different from the present one. Where that is the look of the system, the system is followed. */
export function otherTheme(theme: Theme, system: 'dark' | 'light'): Theme {
  const shown = theme === 'system' ? system : theme;
  const other = shown === 'light' ? 'dark' : 'light';
  return other === system ? 'system' : other;
}
