import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { MediaPage } from '../MediaPage.tsx';
import { ReviewPage } from './ReviewPage.tsx';

provideFirstScreen(MediaPage, ReviewPage);
