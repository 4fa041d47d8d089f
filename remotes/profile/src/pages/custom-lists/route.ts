export { CustomListsPage as Component } from './CustomListsPage.tsx';
