import { type PageOf, trackerQuery } from '@tsugi/data/operation';
import type { MediaType } from '@tsugi/data/wire/tracker';
import type { CurrentlyWatchingQuery } from '../../generated/operations.ts';
import {
  CURRENT_ENTRY,
  type CurrentEntry,
  STREAMING_SITES,
  toCurrentPage,
  withOptimisticCurrentPage,
} from './current-entry.ts';

export type { CurrentEntry, StreamingSite } from './current-entry.ts';

/** What a user watches or reads now, 40 a page, the latest change first. */
export const currentlyWatching = trackerQuery<
  CurrentlyWatchingQuery,
  { readonly userId: number; readonly type: MediaType; readonly page: number },
  PageOf<CurrentEntry>
>({
  name: 'currently-watching',
  shape: 3,
  document: `query CurrentlyWatching($userId: Int, $type: MediaType, $page: Int, $isAnime: Boolean!) {
  Page(page: $page, perPage: 40) {
    pageInfo { hasNextPage }
    mediaList(userId: $userId, type: $type, status_in: [CURRENT, REPEATING], sort: [UPDATED_TIME_DESC]) {
      ...CurrentEntry media { ...StreamingSites @include(if: $isAnime) }
    }
  }
}
${CURRENT_ENTRY}
${STREAMING_SITES}`,
  variables: (input) => ({ ...input, isAnime: input.type === 'ANIME' }),
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 60 },
  select: ({ Page }) => toCurrentPage(Page),
  optimistic: withOptimisticCurrentPage,
});
