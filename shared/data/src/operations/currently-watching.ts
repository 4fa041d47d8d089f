import type { PageOf } from '../core/page-of.ts';
import { overlaid } from '../overlay/apply-overlay.ts';
import { present } from '../sources/present.ts';
import { MEDIA_CARD } from '../sources/tracker/fragments.ts';
import type { CurrentlyWatchingQuery } from '../sources/tracker/generated/operations.ts';
import type { MediaListStatus, MediaType } from '../sources/tracker/generated/types.ts';
import { type MediaCardData, toMediaCard } from '../sources/tracker/media-card.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** An entry that somebody is in the middle of. */
export interface CurrentEntry {
  readonly id: number;
  readonly mediaId: number;
  readonly status: MediaListStatus | null;
  readonly progress: number;
  readonly progressVolumes: number;
  readonly score: number;
  readonly repeat: number;
  /** Unix seconds. */
  readonly updatedAt: number | null;
  readonly media: MediaCardData;
}

/** What a user watches or reads now, 40 a page, the latest change first. */
export const currentlyWatching = trackerQuery<
  CurrentlyWatchingQuery,
  { readonly userId: number; readonly type: MediaType; readonly page?: number },
  PageOf<CurrentEntry>
>({
  name: 'currently-watching',
  document: `query CurrentlyWatching($userId: Int, $type: MediaType, $page: Int) {
  Page(page: $page, perPage: 40) {
    pageInfo { hasNextPage }
    mediaList(userId: $userId, type: $type, status_in: [CURRENT, REPEATING], sort: [UPDATED_TIME_DESC]) {
      id mediaId status progress progressVolumes score repeat updatedAt media { ...MediaCard }
    }
  }
}
${MEDIA_CARD}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 60 },
  select: ({ Page }) => ({
    items: present(Page?.mediaList).flatMap(
      ({ media, progress, progressVolumes, score, repeat, ...entry }) =>
        media
          ? {
              ...entry,
              progress: progress ?? 0,
              progressVolumes: progressVolumes ?? 0,
              score: score ?? 0,
              repeat: repeat ?? 0,
              media: toMediaCard(media),
            }
          : [],
    ),
    hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
  }),
  overlay: (page, lookup) => {
    const items = page.items.map((item) => {
      const media = overlaid('media', item.media, lookup);
      if (media === item.media) return item;
      const { status, progress, score } = media.mediaListEntry ?? {};
      const isOwn = media.mediaListEntry?.id === item.id;
      return isOwn
        ? { ...item, media, status: status ?? null, progress: progress ?? 0, score: score ?? 0 }
        : { ...item, media };
    });
    return items.some((item, index) => item !== page.items[index]) ? { ...page, items } : page;
  },
});
