import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { OverviewPage } from '../overview/OverviewPage.tsx';
import { MediaPage } from './MediaPage.tsx';

provideFirstScreen(MediaPage, OverviewPage);
