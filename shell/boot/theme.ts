/** Sets the reader's choice before the first paint; without one the system decides. */
export function applyTheme(): void {
  try {
    const theme = localStorage.getItem('tsugi.theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be closed to us: the system's theme is right then.
  }
}
