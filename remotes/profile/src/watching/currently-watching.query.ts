import type { PageOf } from '../core/page-of.ts';
import {
  CURRENT_ENTRY,
  type CurrentEntry,
  toCurrentPage,
  withOptimisticCurrentPage,
} from '../sources/tracker/current-entry.ts';
import type { CurrentlyWatchingQuery } from '../sources/tracker/generated/operations.ts';
import type { MediaType } from '../sources/tracker/generated/types.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export type { CurrentEntry } from '../sources/tracker/current-entry.ts';

/** What a user watches or reads now, 40 a page, the latest change first. */
export const currentlyWatching = trackerQuery<
  CurrentlyWatchingQuery,
  { readonly userId: number; readonly type: MediaType; readonly page: number },
  PageOf<CurrentEntry>
>({
  name: 'currently-watching',
  shape: 2,
  document: `query CurrentlyWatching($userId: Int, $type: MediaType, $page: Int) {
  Page(page: $page, perPage: 40) {
    pageInfo { hasNextPage }
    mediaList(userId: $userId, type: $type, status_in: [CURRENT, REPEATING], sort: [UPDATED_TIME_DESC]) { ...CurrentEntry }
  }
}
${CURRENT_ENTRY}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 60 },
  select: ({ Page }) => toCurrentPage(Page),
  optimistic: withOptimisticCurrentPage,
});
