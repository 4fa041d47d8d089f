import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { MalPage } from './MalPage.tsx';

provideFirstScreen(MalPage);
