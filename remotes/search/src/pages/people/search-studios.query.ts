import { type PageOf, present, trackerQuery } from '@tsugi/data/operation';
import type { SearchStudiosQuery } from '../../generated/operations.ts';
import { PER_PAGE, type PeopleVariables, type PersonCard, toPage } from './person-card.ts';

/** Studios by name, page by page. The picture is the cover of the most popular title. */
export const searchStudios = trackerQuery<SearchStudiosQuery, PeopleVariables, PageOf<PersonCard>>({
  name: 'search-studios',
  shape: 1,
  document: `query SearchStudios($page: Int, $perPage: Int, $search: String, $sort: [StudioSort]) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    studios(search: $search, sort: $sort) {
      id name favourites isAnimationStudio
      media(perPage: 1, sort: [POPULARITY_DESC]) {
        nodes { id title { userPreferred } coverImage { extraLarge large } }
      }
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3_600 },
  variables: ({ isBirthday: _, ...variables }) => ({ ...variables, perPage: PER_PAGE }),
  select: ({ Page }) =>
    toPage(
      present(Page?.studios).map((one) => {
        const [known] = present(one.media?.nodes);
        const title = known?.title?.userPreferred;
        return {
          id: one.id,
          name: one.name,
          nativeName: null,
          image: known?.coverImage?.extraLarge ?? known?.coverImage?.large ?? null,
          facts: {
            favourites: one.favourites ?? 0,
            isAnimationStudio: one.isAnimationStudio,
            ...(title ? { knownFrom: title } : {}),
          },
        };
      }),
      Page?.pageInfo,
    ),
});
