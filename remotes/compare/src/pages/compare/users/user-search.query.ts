import {
  type PageOf,
  required,
  toUserCards,
  trackerQuery,
  USER_CARD,
  type UserCardData,
} from '@tsugi/data/operation';
import type { UserSearchQuery } from '../../../generated/operations.ts';

/** Users whose name resembles the text, 20 a page. */
export const userSearch = trackerQuery<
  UserSearchQuery,
  { readonly search: string; readonly page: number },
  PageOf<UserCardData>
>({
  name: 'user-search',
  shape: 1,
  document: `query UserSearch($search: String, $page: Int) {
  Page(page: $page, perPage: 20) {
    pageInfo { hasNextPage }
    users(search: $search, sort: [SEARCH_MATCH]) { ...UserCard }
  }
}
${USER_CARD}`,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 3600 },
  variables: ({ search, page }) => ({ search: required(search.trim() || undefined, 'A search text'), page }),
  select: ({ Page }) => ({
    items: toUserCards(Page?.users),
    hasNextPage: Page?.pageInfo?.hasNextPage ?? false,
  }),
});
