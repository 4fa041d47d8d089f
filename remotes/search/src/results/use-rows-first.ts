import { useDeferredValue } from 'react';

/** About what the first screen shows. */
export const FIRST_CARDS = 14;

/**
 * Lets the first rows of a list reach the screen before the rest is rendered. What is there from the start (a return
 * to the page) is shown as a whole, so that the scroll position is found again.
 */
export function useRowsFirst<I>(items: readonly I[]): readonly I[] {
  const deferred = useDeferredValue(items);
  const count = Math.max(deferred.length, FIRST_CARDS);
  return count >= items.length ? items : items.slice(0, count);
}
