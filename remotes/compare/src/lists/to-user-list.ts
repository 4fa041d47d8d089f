import type { MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import { mediaPath } from '@tsugi/data/pure';
import { mediaFacts } from '@tsugi/ui/components';
import { normaliseScore } from '../comparison/normalise-score.ts';
import type { UserEntry, UserList } from './user-list.ts';

/** What the comparison makes of a list as the tracker sends it: each title once, whatever lists it stands on. */
export function toUserList({ user, lists }: MediaListCollectionData, askedName: string): UserList {
  const scoreFormat = user?.mediaListOptions.scoreFormat ?? 'POINT_10_DECIMAL';
  const entries = new Map<number, UserEntry>();
  for (const { media, status, score, repeat } of lists.flatMap((list) => list.entries)) {
    entries.set(media.id, {
      media: {
        id: media.id,
        path: mediaPath(media),
        title: media.title.userPreferred,
        cover: media.coverImage.large,
        color: media.coverImage.color,
        facts: mediaFacts(media),
        averageScore: media.averageScore,
      },
      status: status ?? 'COMPLETED',
      score,
      repeat,
    });
  }
  const compared = [...entries.values()].map(({ media, score, repeat }) => ({
    mediaId: media.id,
    score: normaliseScore(score, scoreFormat),
    repeat,
    title: media.title,
  }));
  return {
    name: user?.name ?? askedName,
    avatar: user?.avatar.large ?? null,
    scoreFormat,
    entries,
    compared,
  };
}
