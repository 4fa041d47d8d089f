import { type PageOf, trackerQuery } from '@tsugi/data/operation';
import type { CurrentListsQuery } from '../../generated/operations.ts';
import {
  CURRENT_ENTRY,
  type CurrentEntry,
  STREAMING_SITES,
  toCurrentPage,
  withOptimisticCurrentPage,
} from './current-entry.ts';

export type { CurrentEntry, StreamingSite } from './current-entry.ts';

export interface CurrentLists {
  readonly anime: PageOf<CurrentEntry>;
  readonly manga: PageOf<CurrentEntry>;
}

/** What a user watches and reads now in one request: the first 40 of each, the latest change first. */
export const currentLists = trackerQuery<CurrentListsQuery, { readonly userId: number }, CurrentLists>({
  name: 'current-lists',
  shape: 3,
  document: `query CurrentLists($userId: Int) {
  anime: Page(perPage: 40) {
    pageInfo { hasNextPage }
    mediaList(userId: $userId, type: ANIME, status_in: [CURRENT, REPEATING], sort: [UPDATED_TIME_DESC]) { ...CurrentEntry media { ...StreamingSites } }
  }
  manga: Page(perPage: 40) {
    pageInfo { hasNextPage }
    mediaList(userId: $userId, type: MANGA, status_in: [CURRENT, REPEATING], sort: [UPDATED_TIME_DESC]) { ...CurrentEntry }
  }
}
${CURRENT_ENTRY}
${STREAMING_SITES}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 60 },
  select: ({ anime, manga }) => ({ anime: toCurrentPage(anime), manga: toCurrentPage(manga) }),
  optimistic: (lists, lookup) => {
    const anime = withOptimisticCurrentPage(lists.anime, lookup);
    const manga = withOptimisticCurrentPage(lists.manga, lookup);
    return anime === lists.anime && manga === lists.manga ? lists : { anime, manga };
  },
});
