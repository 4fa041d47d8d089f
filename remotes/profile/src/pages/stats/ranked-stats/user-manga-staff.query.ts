import { present, required, trackerQuery } from '@tsugi/data/operation';
import type { UserMangaStaffQuery } from '../../../generated/operations.ts';
import { RANKED, type RankedItem, toPerson, toRanked } from './user-statistics.ts';

export interface StaffStatistic extends RankedItem {
  readonly staff: { readonly id: number; readonly name: string; readonly image: string | null };
}

/** The people behind a user's manga list. */
export const userMangaStaff = trackerQuery<
  UserMangaStaffQuery,
  { readonly name: string },
  readonly StaffStatistic[]
>({
  name: 'user-manga-staff',
  shape: 1,
  document: `query UserMangaStaff($name: String) {
  User(name: $name) { id statistics { manga { staff { staff { id name { userPreferred } image { large } } ${RANKED} } } } }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
  variables: ({ name }) => ({ name: required(name || undefined, 'A user name') }),
  select: ({ User }) =>
    present(User?.statistics?.manga?.staff).flatMap(({ staff, ...item }) =>
      staff ? { ...toRanked(item), staff: toPerson(staff) } : [],
    ),
});
