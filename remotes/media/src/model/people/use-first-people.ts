import type { PagesState } from '@tsugi/data';
import { useBelowTheFold } from '@tsugi/ui/components';

/** On a media's pages a usual window shows no more: three rows of four. */
const FIRST = 12;

/** The part of a list that the first render shows; nothing more is asked for meanwhile. */
export function useFirstPeople<I>(pages: PagesState<I>): PagesState<I> {
  const isWhole = useBelowTheFold();
  if (isWhole || pages.items.length <= FIRST) return pages;
  return { ...pages, items: pages.items.slice(0, FIRST), hasNextPage: false };
}
