import type { PagesState } from '../react/pages-resource.ts';

/** Nothing is asked. */
export const IDLE_PAGES: PagesState<never> = {
  status: 'idle',
  items: [],
  pageCount: 0,
  hasNextPage: false,
  isFetchingNextPage: false,
  error: undefined,
  retry: () => {},
  fetchNextPage: () => {},
};

/** A list whose only page is there. */
export function readyPages<I>(items: readonly I[] = []): PagesState<I> {
  return { ...IDLE_PAGES, status: 'ready', items, pageCount: 1 };
}
