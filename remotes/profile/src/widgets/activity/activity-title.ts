import type { ActivityData } from '@tsugi/data/operations/activity-by-id';
import { activityLine } from './activity-line.ts';

/** What a tab, a list of bookmarks and the list of waiting changes call an activity. */
export function activityTitle(activity: ActivityData): string {
  const name = activity.user?.name ?? 'Somebody';
  switch (activity.kind) {
    case 'text':
      return `Status of ${name}`;
    case 'message':
      return `Message from ${name} to ${activity.recipient?.name ?? 'somebody'}`;
    case 'list':
      return `${name} ${activityLine(activity)} ${activity.media?.title.userPreferred ?? 'something'}`;
  }
}
