import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../../user/UserPage.tsx';
import { FirstListPage } from './FirstListPage.tsx';

provideFirstScreen(UserPage, FirstListPage);
