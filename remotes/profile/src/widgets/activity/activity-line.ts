import { t } from '@tsugi/i18n/macro';
import type { ListActivity } from './activity-feed.query.ts';

/** What stands between the name and the title: "watched episode 5 of", "plans to watch". */
export function activityLine({ status, progress }: Pick<ListActivity, 'status' | 'progress'>): string {
  const text = status.trim() || 'updated';
  return progress ? t`${text} ${progress} of` : text;
}
