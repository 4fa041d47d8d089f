import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../user/UserPage.tsx';
import { RankedStatsPage } from './RankedStatsPage.tsx';

provideFirstScreen(UserPage, RankedStatsPage);
