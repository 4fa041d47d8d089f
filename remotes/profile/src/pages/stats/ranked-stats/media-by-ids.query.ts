import {
  MEDIA_CARD,
  type MediaCardData,
  toMediaCards,
  trackerQuery,
  withOptimisticAll,
} from '@tsugi/data/operation';
import type { MediaByIdsQuery } from '../../../generated/operations.ts';
import { type ByIds, byIds } from './by-ids.ts';

export const mediaByIds = trackerQuery<MediaByIdsQuery, ByIds, readonly MediaCardData[]>({
  name: 'media-by-ids',
  ...byIds(
    `query MediaByIds($ids: [Int], $perPage: Int) {
  Page(page: 1, perPage: $perPage) { media(id_in: $ids) { ...MediaCard } }
}
${MEDIA_CARD}`,
    ({ Page }: MediaByIdsQuery) => toMediaCards(Page?.media),
  ),
  optimistic: (media, lookup) => withOptimisticAll('media', media, lookup),
});
