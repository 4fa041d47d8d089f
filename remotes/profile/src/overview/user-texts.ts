export { AboutText } from './AboutText.tsx';
export { RecentActivity } from './RecentActivity.tsx';
