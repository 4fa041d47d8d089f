import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../user/UserPage.tsx';
import { OverviewPage } from './OverviewPage.tsx';

provideFirstScreen(UserPage, OverviewPage);
