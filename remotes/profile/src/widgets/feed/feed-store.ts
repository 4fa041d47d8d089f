import { EMPTY_LIST, type FeedItem, type FeedList } from './feed-list.ts';

/** The state of a feed between two visits of its page. */
export interface FeedStore<I extends FeedItem> {
  readonly getSnapshot: () => FeedList<I>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (change: (list: FeedList<I>) => FeedList<I>) => void;
}

export function createFeedStore<I extends FeedItem>(): FeedStore<I> {
  const listeners = new Set<() => void>();
  let list: FeedList<I> = EMPTY_LIST;
  return {
    getSnapshot: () => list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      const next = change(list);
      if (next === list) return;
      list = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

const cached = new Map<string, unknown>();
let owner: string | undefined;

/**
 * The feed under this name, as it was left. Those of one user are cached: when another one is here, all are dropped.
 */
export function cachedFeedStore<I extends FeedItem>(viewerId: string, name: string): FeedStore<I> {
  if (viewerId !== owner) cached.clear();
  owner = viewerId;
  // A name belongs to one kind of feed, which always asks for the same items.
  const known = cached.get(name) as FeedStore<I> | undefined;
  if (known) return known;
  const made = createFeedStore<I>();
  cached.set(name, made);
  return made;
}
