export { FavouritesPage as Component } from './FavouritesPage.tsx';
