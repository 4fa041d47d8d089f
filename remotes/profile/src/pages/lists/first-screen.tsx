import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../../widgets/user-frame/UserPage.tsx';
import { FirstListPage } from './FirstListPage.tsx';

provideFirstScreen(UserPage, FirstListPage);
