import { matchRoute, type RoutePattern } from '@tsugi/contract';
import type { RecentPage } from './recent-pages.ts';

/**
 * What a page is about: its heading, and the first picture that is content and not decoration.
 * @returns undefined while the page shows its skeleton, or has no heading
 */
export function readVisit(main: Element | null): Omit<RecentPage, 'path'> | undefined {
  const heading = [...(main?.querySelectorAll('h1') ?? [])].find((one) => !one.closest('[aria-busy="true"]'));
  const title = heading?.textContent?.trim();
  if (!main || !heading || !title) return undefined;
  const picture = main.querySelector<HTMLImageElement>('img[alt]:not([alt=""])');
  const image = picture?.currentSrc || picture?.src;
  return {
    title,
    ...(heading.lang ? { lang: heading.lang } : {}),
    ...(image ? { image } : {}),
  };
}

/** Whether two paths are of one page: those of a pattern may differ in segments that it can do without, such as a name. */
export function isSamePage(route: RoutePattern, one: string, other: string): boolean {
  const required = route.path.split('/').filter((part) => !part.endsWith('?'));
  const pattern = { ...route, path: `${required.join('/')}/*` };
  const [first, second] = [matchRoute(pattern, one), matchRoute(pattern, other)];
  return first !== undefined && JSON.stringify(first) === JSON.stringify(second);
}
