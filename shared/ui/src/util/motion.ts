let query: MediaQueryList | undefined;

/** Whether the user has not asked for less motion, neither the system nor on this device (an attribute of the root element). Environments without media queries count as "less". */
export function motionIsWelcome(): boolean {
  if (typeof matchMedia !== 'function') return false;
  query ??= matchMedia('(prefers-reduced-motion: no-preference)');
  return query.matches && !document.documentElement.dataset.motion;
}
