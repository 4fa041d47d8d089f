import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { MediaPage } from './MediaPage.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';

provideFirstScreen(MediaPage, OverviewPage);
