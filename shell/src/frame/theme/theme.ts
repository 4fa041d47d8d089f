import type { DeviceSettings } from '@tsugi/contract/device-settings';

export type Theme = DeviceSettings['theme'];

/** `theme-color` of each theme: the page's background, as in index.html. */
const AROUND: Readonly<Record<string, string>> = { dark: '#0b0e14', light: '#f9f7f5', black: '#000' };

/** `theme-color` of what the root element says; without a theme each of the system's schemes has its own. */
export function showThemeColor(): void {
  const { theme = '' } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = AROUND[theme] ?? AROUND[meta.media.includes('dark') ? 'dark' : 'light'] ?? '';
}

/** The choice that looks different from the present one. Where that is the look of the system, the system is followed. */
export function otherTheme(theme: Theme, system: 'dark' | 'light'): Theme {
  const shown = theme === 'system' ? system : theme;
  const other = shown === 'light' ? 'dark' : 'light';
  return other === system ? 'system' : other;
}
