import type { Media } from '../../catalogue/media.ts';
import type { Entry } from '../../community/entry.ts';
import type { Context } from '../context.ts';

/** Puts a change of a list into the feed: further progress of the same evening extends the activity before it. */
export function announce(
  before: Entry | undefined,
  after: Entry,
  media: Media,
  { world, viewer }: Context,
): void {
  const phrase = textFor(before, after, media);
  if (
    phrase === undefined ||
    after.isPrivate ||
    viewer === undefined ||
    viewer.disabledListActivity.has(after.status)
  ) {
    return;
  }
  const { feed, likes } = world.community;
  const kind = media.type === 'ANIME' ? 'ANIME_LIST' : 'MANGA_LIST';
  const last = feed.activities.findLast((activity) => activity.userId === viewer.id);
  const mergeSeconds = viewer.activityMergeTime * 60;
  const isSameEvening =
    last !== undefined &&
    last.mediaId === media.id &&
    last.status === phrase.status &&
    phrase.progress !== null &&
    world.nowSeconds() - last.createdAt <= mergeSeconds;
  if (isSameEvening) {
    const [first = phrase.progress] = (last.progress ?? '').split(' - ');
    last.progress = first === phrase.progress ? first : `${first} - ${phrase.progress}`;
    return;
  }
  const added = feed.add({
    kind,
    userId: viewer.id,
    recipientId: null,
    mediaId: media.id,
    ...phrase,
    text: null,
    isPrivate: false,
    isLocked: false,
    isPinned: false,
    createdAt: world.nowSeconds(),
  });
  likes.of('ACTIVITY', added.id, true);
}

function textFor(
  before: Entry | undefined,
  after: Entry,
  media: Media,
): { status: string; progress: string | null } | undefined {
  const isAnime = media.type === 'ANIME';
  if (before?.status !== after.status && after.status !== 'CURRENT' && after.status !== 'REPEATING') {
    const status = {
      COMPLETED: 'completed',
      DROPPED: 'dropped',
      PAUSED: isAnime ? 'paused watching' : 'paused reading',
      PLANNING: isAnime ? 'plans to watch' : 'plans to read',
    }[after.status];
    return { status, progress: null };
  }
  if (after.progress > (before?.progress ?? 0)) {
    const again = after.status === 'REPEATING';
    const status = isAnime
      ? again
        ? 'rewatched episode'
        : 'watched episode'
      : again
        ? 'reread chapter'
        : 'read chapter';
    const first = (before?.progress ?? 0) + 1;
    return { status, progress: first === after.progress ? String(first) : `${first} - ${after.progress}` };
  }
  return undefined;
}
