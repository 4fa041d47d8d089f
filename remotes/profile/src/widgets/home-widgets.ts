// What this remote has on the home page.
export { ActivityFeed } from './activity/ActivityFeed.tsx';
export { AiringToday, ContinueWatching } from './watching/widgets.ts';
