import { readTheme, showTheme } from '../src/frame/theme/theme.ts';

/** Applies the stored theme before the first paint. */
export function applyTheme(): void {
  const theme = readTheme();
  if (theme !== 'system') showTheme(theme);
}
