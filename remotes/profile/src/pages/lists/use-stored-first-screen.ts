import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { storeFirstScreen } from '@tsugi/data/stored';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import { useLocation } from '@tsugi/router';
import { useEffect } from 'react';
import { FIRST_ITEMS } from './card-store.ts';
import type { ListExcerpt } from './list-excerpt.ts';
import type { OpenTable } from './list-feed.ts';
import type { ListViewName } from './list-view.ts';
import type { ListView } from './use-list-result.ts';

interface ShownList {
  readonly name: string;
  readonly type: ListType;
  readonly table: OpenTable | undefined;
  readonly list: ListView | undefined;
  readonly view: ListViewName;
}

/** Stores the first screen of the next visit: of a whole list that is fresh and shown without filters. */
export function useStoredFirstScreen({ name, type, table, list, view }: ShownList): void {
  const { search } = useLocation();
  const result = list?.result;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another screen
  useEffect(() => {
    if (search !== '' || !result || table?.freshSince === undefined) return;
    const { owner, summary, missing, freshSince } = table;
    const cards = result.cards.slice(0, FIRST_ITEMS);
    const excerpt: ListExcerpt = { owner, summary, missing, isPartial: false, result: { ...result, cards } };
    void storeFirstScreen(
      mediaListFirstChunk,
      { userName: name, type: wireType(type) },
      { data: excerpt, storedAt: freshSince },
    ).catch(() => undefined);
  }, [result, table, view, search, name, type]);
}
