export { AboutText } from './AboutText.tsx';
export { FavouriteRows } from './FavouriteRows.tsx';
export { RecentActivity } from './RecentActivity.tsx';
