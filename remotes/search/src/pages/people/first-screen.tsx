import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { PeoplePage } from './PeoplePage.tsx';

provideFirstScreen(PeoplePage);
