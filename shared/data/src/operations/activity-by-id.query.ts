import { required } from '../sources/present.ts';
import {
  ACTIVITY,
  type ActivityData,
  toActivity,
  withOptimisticActivity,
} from '../sources/tracker/activity.ts';
import { USER_CARD } from '../sources/tracker/fragments.ts';
import type { ActivityByIdQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export type { ActivityData };

/** One activity: of a list, a text or a message. */
export const activityById = trackerQuery<ActivityByIdQuery, { readonly id: number }, ActivityData>({
  name: 'activity-by-id',
  shape: 2,
  document: `query ActivityById($id: Int) {
  Activity(id: $id) { ...ActivityItem }
}
${ACTIVITY}
${USER_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 60 },
  select: ({ Activity }) => required(toActivity(required(Activity, 'Activity')), 'A known kind of activity'),
  optimistic: withOptimisticActivity,
});
