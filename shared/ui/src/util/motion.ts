let query: MediaQueryList | undefined;

/** Whether the user has not asked for less motion. Environments without media queries count as "less". */
export function motionIsWelcome(): boolean {
  if (typeof matchMedia !== 'function') return false;
  query ??= matchMedia('(prefers-reduced-motion: no-preference)');
  return query.matches;
}
