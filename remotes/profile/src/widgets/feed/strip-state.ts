import type { FeedItem } from './feed-list.ts';
import type { Feed } from './use-feed.ts';

export type StripState = 'loading' | 'refreshing' | 'live' | 'stopped' | 'offline' | 'failed';

/** The state of a feed. */
export function stripState<I extends FeedItem>(
  feed: Pick<Feed<I>, 'status' | 'entries' | 'error' | 'isRefreshing' | 'isLive' | 'isOnline'>,
): StripState {
  if (feed.status === 'loading') return 'loading';
  const isOffline = !feed.isOnline || feed.error?.kind === 'offline';
  if (isOffline) return feed.entries.length > 0 ? 'offline' : 'failed';
  if (feed.isRefreshing) return 'refreshing';
  if (!feed.isLive) return 'stopped';
  return feed.error ? 'failed' : 'live';
}
