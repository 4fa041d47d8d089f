import type { ListActivity } from '@tsugi/data/operations/activity-feed';

/** What stands between the name and the title: "watched episode 5 of", "plans to watch". */
export function activityLine({ status, progress }: Pick<ListActivity, 'status' | 'progress'>): string {
  const words = status.trim() || 'updated';
  return progress ? `${words} ${progress} of` : words;
}
