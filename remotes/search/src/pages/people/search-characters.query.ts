import { type PageOf, present, trackerQuery } from '@tsugi/data/operation';
import type { SearchCharactersQuery } from '../../generated/operations.ts';
import { PER_PAGE, type PeopleVariables, type PersonCard, toPage, toPersonCard } from './person-card.ts';

/** Characters by name, page by page. */
export const searchCharacters = trackerQuery<SearchCharactersQuery, PeopleVariables, PageOf<PersonCard>>({
  name: 'search-characters',
  shape: 1,
  document: `query SearchCharacters(
  $page: Int, $perPage: Int, $search: String, $sort: [CharacterSort], $isBirthday: Boolean
) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    characters(search: $search, sort: $sort, isBirthday: $isBirthday) {
      id name { userPreferred native } image { large } favourites
      media(perPage: 1, sort: [POPULARITY_DESC]) { nodes { id title { userPreferred } } }
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3_600 },
  variables: (variables) => ({ ...variables, perPage: PER_PAGE }),
  select: ({ Page }) =>
    toPage(
      present(Page?.characters).map((one) => {
        const title = present(one.media?.nodes)[0]?.title?.userPreferred;
        return toPersonCard(one, { favourites: one.favourites ?? 0, ...(title ? { knownFrom: title } : {}) });
      }),
      Page?.pageInfo,
    ),
});
