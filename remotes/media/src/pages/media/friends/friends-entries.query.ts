import { type PageOf, present, trackerQuery } from '@tsugi/data/operation';
import type { MediaListStatus, ScoreFormat } from '@tsugi/data/wire/tracker';
import type { FriendsEntriesQuery } from '../../../generated/operations.ts';

/** The list entry of a followed user. */
export interface FriendEntry {
  readonly id: number;
  readonly status: MediaListStatus | null;
  /** In the friend's own score format; 0 without a score. */
  readonly score: number;
  readonly progress: number;
  readonly repeat: number;
  /** Unix seconds. */
  readonly updatedAt: number | null;
  readonly user: {
    readonly id: number;
    readonly name: string;
    readonly avatar: { readonly large: string | null };
    readonly scoreFormat: ScoreFormat;
  };
}

/** The entries of those the user follows, the newest first. Needs a token. */
export const friendsEntries = trackerQuery<
  FriendsEntriesQuery,
  { readonly mediaId: number; readonly page: number; readonly perPage: number },
  PageOf<FriendEntry>
>({
  name: 'friends-entries',
  shape: 1,
  document: `query FriendsEntries($mediaId: Int, $page: Int, $perPage: Int) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    mediaList(mediaId: $mediaId, isFollowing: true, sort: [UPDATED_TIME_DESC]) {
      id status score progress repeat updatedAt user { id name avatar { large } mediaListOptions { scoreFormat } }
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 300 },
  select: ({ Page }) => ({
    items: present(Page?.mediaList).flatMap(({ user, score, progress, repeat, ...entry }) =>
      user
        ? {
            ...entry,
            score: score ?? 0,
            progress: progress ?? 0,
            repeat: repeat ?? 0,
            user: {
              id: user.id,
              name: user.name,
              avatar: { large: user.avatar?.large ?? null },
              scoreFormat: user.mediaListOptions?.scoreFormat ?? 'POINT_10_DECIMAL',
            },
          }
        : [],
    ),
    hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
  }),
});
