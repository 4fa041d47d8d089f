import type { PageOf, QueryOperation } from '@tsugi/data';
import type { FeedItem } from './feed-list.ts';

/** What a feed asks, page by page. */
export interface FeedQuery<V extends { readonly page: number }, I extends FeedItem> {
  readonly operation: QueryOperation<V, PageOf<I>>;
  /** Everything but the page. */
  readonly variables: Omit<V, 'page'>;
  readonly pageSize: number;
  /** Leaves out what this user is not to see. */
  readonly accept?: (item: I) => boolean;
  /** Loads what the rows of an older page need in order to have their size from the start; never rejects. */
  readonly prepare?: (items: readonly I[]) => Promise<void>;
}

export function variablesOf<V extends { readonly page: number }>(
  variables: Omit<V, 'page'>,
  page: number,
): V {
  // `page` is all that Omit took away.
  return { ...variables, page } as V;
}

export function acceptedPage<I>(page: PageOf<I>, accept: ((item: I) => boolean) | undefined): PageOf<I> {
  return accept ? { ...page, items: page.items.filter(accept) } : page;
}
