export { ActivityPage as Component } from './ActivityPage.tsx';
export { loadActivity as loader } from './load-activity.ts';
