/** `aria-current` for a link whose address, or anything below it, is shown. */
export function currentBelow(path: string, pathname: string): 'page' | undefined {
  return pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined;
}
