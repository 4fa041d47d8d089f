import { firstRequest } from '../../../model/first-request.ts';
import { parseMediaKey } from '../../../model/media/media-params.ts';
import { mediaStaff } from './media-staff.query.ts';

export { StaffPage as Component } from './StaffPage.tsx';
export const { loader } = firstRequest(mediaStaff, ({ type, id }) => {
  const key = parseMediaKey(type, id);
  return key && { id: key.id, page: 1 };
});
