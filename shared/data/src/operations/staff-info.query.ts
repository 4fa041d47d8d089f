import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import { required } from '../sources/present.ts';
import { STAFF_INFO } from '../sources/tracker/fragments.ts';
import type { StaffInfoFragment, StaffInfoQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

/** Everything about a member of the staff but their works. */
export type StaffInfo = StaffInfoFragment;

/** The person alone: what a change that waited is compared with. The page reads `staffPage`. */
export const staffInfo = trackerQuery<StaffInfoQuery, { readonly id: number }, StaffInfo>({
  name: 'staff-info',
  shape: 2,
  document: `query StaffInfo($id: Int) {
  Staff(id: $id) { ...StaffInfo }
}
${STAFF_INFO}`,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 86_400 },
  select: ({ Staff }) => required(Staff, 'Staff'),
  optimistic: (staff, lookup) => withOptimistic('staff', staff, lookup),
});
