import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { SchedulePage } from './SchedulePage.tsx';

provideFirstScreen(SchedulePage);
