import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../user/UserPage.tsx';
import { StatsOverviewPage } from './StatsOverviewPage.tsx';

provideFirstScreen(UserPage, StatsOverviewPage);
