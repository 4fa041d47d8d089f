import { type PageOf, present, trackerQuery } from '@tsugi/data/operation';
import type { SearchUsersQuery } from '../../generated/operations.ts';
import { PER_PAGE, type PeopleVariables, type PersonCard, toPage } from './person-card.ts';

/** Users by name, page by page, with the number of titles on their lists. */
export const searchUsers = trackerQuery<SearchUsersQuery, PeopleVariables, PageOf<PersonCard>>({
  name: 'search-users',
  shape: 1,
  document: `query SearchUsers($page: Int, $perPage: Int, $search: String, $sort: [UserSort]) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    users(search: $search, sort: $sort) {
      id name avatar { large } statistics { anime { count } manga { count } }
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 600 },
  variables: ({ isBirthday: _, ...variables }) => ({ ...variables, perPage: PER_PAGE }),
  select: ({ Page }) =>
    toPage(
      present(Page?.users).map((one) => ({
        id: one.id,
        name: one.name,
        nativeName: null,
        image: one.avatar?.large ?? null,
        facts: {
          animeCount: one.statistics?.anime?.count ?? 0,
          mangaCount: one.statistics?.manga?.count ?? 0,
        },
      })),
      Page?.pageInfo,
    ),
});
