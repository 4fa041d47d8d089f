import { parseMediaKey } from '../../../model/media/media-params.ts';
import { pageRequest } from '../../../model/page-request.ts';
import { mediaStaff } from './media-staff.query.ts';

export { StaffPage as Component } from './StaffPage.tsx';
export const { loader } = pageRequest(mediaStaff, ({ type, id }) => {
  const key = parseMediaKey(type, id);
  return key && { id: key.id, page: 1 };
});
