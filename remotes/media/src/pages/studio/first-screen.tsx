import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { StudioPage } from './StudioPage.tsx';

provideFirstScreen(StudioPage);
