export { ImportPage as Component } from './ImportPage.tsx';
