import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { FirstComparePage } from './FirstComparePage.tsx';

provideFirstScreen(FirstComparePage);
