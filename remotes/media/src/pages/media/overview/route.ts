export { OverviewPage as Component } from './OverviewPage.tsx';
