import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../../widgets/user-frame/UserPage.tsx';
import { StatsOverviewPage } from './StatsOverviewPage.tsx';

provideFirstScreen(UserPage, StatsOverviewPage);
