import {
  MEDIA_CARD,
  type MediaCardData,
  toMediaCards,
  trackerQuery,
  withOptimisticAll,
} from '@tsugi/data/operation';
import type { MediaByIdsQuery } from '../../../generated/operations.ts';
import { BLOCK_SIZE, blocksOf, inOrderOf } from './id-blocks.ts';

const DOCUMENT = `query MediaByIds($ids: [Int], $perPage: Int) {
  Page(page: 1, perPage: $perPage) { media(id_in: $ids) { ...MediaCard } }
}
${MEDIA_CARD}`;

/** Media by their ids, in that order, 50 a request. */
export const mediaByIds = trackerQuery<
  MediaByIdsQuery,
  { readonly ids: readonly number[] },
  readonly MediaCardData[]
>({
  name: 'media-by-ids',
  shape: 1,
  document: DOCUMENT,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 86_400 },
  select: ({ Page }) => toMediaCards(Page?.media),
  gather: async ({ ids }, ask) => {
    const blocks = await Promise.all(
      blocksOf(ids).map((block) =>
        ask({
          request: { kind: 'graphql', query: DOCUMENT, variables: { ids: block, perPage: BLOCK_SIZE } },
          // Generated from the document above.
          decode: (payload) => toMediaCards((payload as MediaByIdsQuery).Page?.media),
        }),
      ),
    );
    return inOrderOf(ids, blocks.flat());
  },
  optimistic: (media, lookup) => withOptimisticAll('media', media, lookup),
});
