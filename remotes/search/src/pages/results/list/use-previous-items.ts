import type { PagesState } from '@tsugi/data';
import { useState } from 'react';

interface Previous<I> {
  readonly group: string;
  readonly items: readonly I[];
}

/**
 * While the response to a changed search is on its way, the results before it stay in sight. They belong to one group
 * (a type and a header): across groups there is nothing to keep.
 * @returns the items to show, and whether they are those of the search before
 */
export function usePreviousItems<I>(
  pages: PagesState<I>,
  group: string,
): { readonly items: readonly I[]; readonly isPrevious: boolean } {
  const [previous, setPrevious] = useState<Previous<I>>({ group, items: pages.items });
  const isReady = pages.status === 'ready';
  if (isReady && (previous.items !== pages.items || previous.group !== group))
    setPrevious({ group, items: pages.items });
  if (isReady || pages.status === 'error' || previous.group !== group || previous.items.length === 0) {
    return { items: pages.items, isPrevious: false };
  }
  return { items: previous.items, isPrevious: true };
}
