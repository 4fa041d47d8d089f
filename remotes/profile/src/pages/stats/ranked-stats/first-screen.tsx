import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../../../widgets/user-frame/UserPage.tsx';
import { RankedStatsPage } from './RankedStatsPage.tsx';

provideFirstScreen(UserPage, RankedStatsPage);
