import { prefetch } from '@tsugi/data';
import { activityById } from '@tsugi/data/operations/activity-by-id';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { parseActivityId } from './activity-id.ts';
import { activityReplies } from './activity-replies.query.ts';

/** Asks for the activity and the first page of its replies. */
export function prefetchActivity(text: string | undefined, priority: 'interactive' | 'prefetch'): void {
  const id = parseActivityId(text);
  if (id === undefined) return;
  prefetch(activityById, { id }, { priority });
  prefetch(activityReplies, { activityId: id, page: 1 }, { priority });
}

export function loadActivity({ params }: LoaderFunctionArgs): null {
  prefetchActivity(params.id, 'interactive');
  return null;
}
