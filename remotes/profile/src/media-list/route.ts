export { MediaListPage as Component } from './MediaListPage.tsx';
