import { type PageOf, present, trackerQuery } from '@tsugi/data/operation';
import type { SearchStaffQuery } from '../../generated/operations.ts';
import { PER_PAGE, type PeopleVariables, type PersonCard, toPage, toPersonCard } from './person-card.ts';

/** Members of the staff by name, page by page. */
export const searchStaff = trackerQuery<SearchStaffQuery, PeopleVariables, PageOf<PersonCard>>({
  name: 'search-staff',
  shape: 1,
  document: `query SearchStaff(
  $page: Int, $perPage: Int, $search: String, $sort: [StaffSort], $isBirthday: Boolean
) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    staff(search: $search, sort: $sort, isBirthday: $isBirthday) {
      id name { userPreferred native } image { large } favourites primaryOccupations
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 3_600 },
  variables: (variables) => ({ ...variables, perPage: PER_PAGE }),
  select: ({ Page }) =>
    toPage(
      present(Page?.staff).map((one) =>
        toPersonCard(one, { favourites: one.favourites ?? 0, occupations: present(one.primaryOccupations) }),
      ),
      Page?.pageInfo,
    ),
});
