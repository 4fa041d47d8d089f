import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../../widgets/user-frame/UserPage.tsx';
import { OverviewPage } from './OverviewPage.tsx';

provideFirstScreen(UserPage, OverviewPage);
