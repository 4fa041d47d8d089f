import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../user/UserPage.tsx';
import { FavouritesPage } from './FavouritesPage.tsx';

provideFirstScreen(UserPage, FavouritesPage);
