import { IDLE_PAGES, type PagesState } from '../react/pages-resource.ts';

export { IDLE_PAGES };

/** A list whose only page is there. */
export function readyPages<I>(items: readonly I[] = []): PagesState<I> {
  return { ...IDLE_PAGES, status: 'ready', items, pageCount: 1 };
}
