import { prefetch } from '@tsugi/data';
import { activityById } from '@tsugi/data/operations/activity-by-id';
import { pageRequests } from '../../model/page-requests.ts';
import { parseActivityId } from './activity-id.ts';
import { activityReplies } from './activity-replies.query.ts';

export { ActivityPage as Component } from './ActivityPage.tsx';

export const { loader, preload } = pageRequests((params, priority) => {
  const id = parseActivityId(params.id);
  if (id === undefined) return;
  prefetch(activityById, { id }, { priority });
  prefetch(activityReplies, { activityId: id, page: 1 }, { priority });
});
