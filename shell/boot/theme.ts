import { readTheme, showTheme } from '../src/frame/theme.ts';

/** Sets the reader's choice before the first paint; without one index.html stands as it is. */
export function applyTheme(): void {
  const theme = readTheme();
  if (theme !== 'system') showTheme(theme);
}
