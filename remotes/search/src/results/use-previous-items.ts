import type { PagesState } from '@tsugi/data';
import { useState } from 'react';

interface Kept<I> {
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
): { readonly items: readonly I[]; readonly isKept: boolean } {
  const [kept, setKept] = useState<Kept<I>>({ group, items: pages.items });
  const isReady = pages.status === 'ready';
  if (isReady && (kept.items !== pages.items || kept.group !== group)) setKept({ group, items: pages.items });
  if (isReady || pages.status === 'error' || kept.group !== group || kept.items.length === 0) {
    return { items: pages.items, isKept: false };
  }
  return { items: kept.items, isKept: true };
}
