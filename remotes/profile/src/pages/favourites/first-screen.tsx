import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../../widgets/user-frame/UserPage.tsx';
import { FavouritesPage } from './FavouritesPage.tsx';

provideFirstScreen(UserPage, FavouritesPage);
