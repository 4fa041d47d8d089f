import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { ResultsPage } from './ResultsPage.tsx';

provideFirstScreen(ResultsPage);
