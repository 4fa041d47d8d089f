export { ChangesPage as Component } from './ChangesPage.tsx';
