export { loadStaff as loader } from './load-staff.ts';
export { StaffPage as Component } from './StaffPage.tsx';
