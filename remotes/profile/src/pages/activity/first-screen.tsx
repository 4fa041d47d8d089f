import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { ActivityPage } from './ActivityPage.tsx';

provideFirstScreen(ActivityPage);
