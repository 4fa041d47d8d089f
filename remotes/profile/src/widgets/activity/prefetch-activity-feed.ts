import { authAtom, prefetch } from '@tsugi/data';
import { getDefaultStore } from 'jotai/vanilla';
import { variablesOf } from '../feed/feed-query.ts';
import { type ActivityFeedVariables, activityFeed } from './activity-feed.query.ts';
import { variablesFor } from './activity-filter.ts';
import { readFilter } from './use-activity-filter.ts';

/** Asks for the newest page under the stored filter, with the request of the feed itself. */
export function prefetchActivityFeed(priority: 'interactive' | 'prefetch'): void {
  if (getDefaultStore().get(authAtom).status !== 'signed-in') return;
  prefetch(activityFeed, variablesOf<ActivityFeedVariables>(variablesFor(readFilter()), 1), { priority });
}
