import type { ActivityData } from '@tsugi/data/operations/activity-by-id';
import { t } from '@tsugi/i18n/macro';
import { activityLine } from './activity-line.ts';

/** What a tab, a list of bookmarks and the list of waiting changes call an activity. */
export function activityTitle(activity: ActivityData): string {
  const name = activity.user?.name ?? t`Somebody`;
  switch (activity.kind) {
    case 'text':
      return t`Status of ${name}`;
    case 'message': {
      const recipient = activity.recipient?.name ?? t`somebody`;
      return t`Message from ${name} to ${recipient}`;
    }
    case 'list': {
      const deed = activityLine(activity, activity.media?.title.userPreferred ?? t`something`);
      return t`${name} ${deed}`;
    }
  }
}
