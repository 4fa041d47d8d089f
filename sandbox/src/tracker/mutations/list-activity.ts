import type { Activity } from '../../community/activity.ts';
import { isModerator } from '../../community/moderation.ts';
import { type Context, requireViewer } from '../context.ts';
import { forbidden, notFound } from '../errors.ts';
import type { Maybe } from './required.ts';

/** Locks or unlocks what an entry's change wrote into the feed: moderators only. */
export function saveListActivity(
  { id, locked }: { id?: Maybe<number>; locked?: Maybe<boolean> },
  context: Context,
): Activity {
  const viewer = requireViewer(context);
  const known = context.world.community.feed.activity(id ?? 0);
  if (known === undefined || !known.kind.endsWith('_LIST')) {
    throw notFound();
  }
  if (!isModerator(viewer)) {
    throw forbidden('ListActivity');
  }
  known.isLocked = locked ?? known.isLocked;
  return known;
}
