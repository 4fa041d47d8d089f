import type { MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import { mediaPath } from '@tsugi/data/pure';
import { mediaFacts } from '@tsugi/ui/components';
import type { ComparedEntry } from '../comparison/compare-lists.ts';
import type { UserEntry, UserList } from './user-list.ts';

/** What the comparison makes of a list as the tracker sends it: each title once, whatever lists it stands on. */
export function toUserList({ user, lists }: MediaListCollectionData, askedName: string): UserList {
  const scoreFormat = user?.mediaListOptions.scoreFormat ?? 'POINT_10_DECIMAL';
  const entries = new Map<number, UserEntry>();
  const compared = new Map<number, ComparedEntry>();
  for (const { media, status, score, score100, repeat } of lists.flatMap((list) => list.entries)) {
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
    compared.set(media.id, { mediaId: media.id, score: score100, repeat, title: media.title.userPreferred });
  }
  return {
    name: user?.name ?? askedName,
    avatar: user?.avatar.large ?? null,
    scoreFormat,
    entries,
    compared: [...compared.values()],
  };
}
