export { loadStats as loader, preloadStats as preload } from './load-stats.ts';
export { StatsOverviewPage as Component } from './StatsOverviewPage.tsx';
