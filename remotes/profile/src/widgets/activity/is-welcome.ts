import type { ActivityData } from './activity-feed.query.ts';

/**
 * Whether a feed may show this activity. An account that has not switched adult content on sees no activity about it: not
 * only the cover but the title too can be explicit. On its own page, which a user has chosen to open, it is shown without its cover.
 */
export function isWelcome(activity: ActivityData, displayAdultContent: boolean): boolean {
  return displayAdultContent || !isAdult(activity);
}

export function isAdult(activity: ActivityData): boolean {
  return activity.kind === 'list' && (activity.media?.isAdult ?? false);
}
