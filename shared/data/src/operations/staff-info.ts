import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import { required } from '../sources/present.ts';
import type { StaffInfoQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** Everything about a user but their works. */
export type StaffInfo = NonNullable<StaffInfoQuery['Staff']>;

export const staffInfo = trackerQuery<StaffInfoQuery, { readonly id: number }, StaffInfo>({
  name: 'staff-info',
  shape: 1,
  document: `query StaffInfo($id: Int) {
  Staff(id: $id) {
    id name { userPreferred full native alternative } image { large } description language: languageV2
    primaryOccupations gender dateOfBirth { year month day } dateOfDeath { year month day } age yearsActive
    homeTown bloodType siteUrl favourites isFavourite isFavouriteBlocked
  }
}`,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 86_400 },
  select: ({ Staff }) => required(Staff, 'Staff'),
  optimistic: (staff, lookup) => withOptimistic('staff', staff, lookup),
});
