import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { BrowsePage } from './BrowsePage.tsx';

provideFirstScreen(BrowsePage);
