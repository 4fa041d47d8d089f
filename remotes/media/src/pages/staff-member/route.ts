import { pageRequest } from '../../model/page-request.ts';
import { firstWorks } from '../../model/people/first-works.ts';
import { worksQuery } from '../../model/people/works-params.ts';
import { staffPage } from './staff-page.query.ts';

export { isOtherPage as shouldRevalidate } from '../../model/people/first-works.ts';
export { StaffMemberPage as Component } from './StaffMemberPage.tsx';
export const { loader, preload } = pageRequest(staffPage, ({ id }, search) =>
  firstWorks(id, search, worksQuery),
);
