import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { MediaPage } from '../media/MediaPage.tsx';
import { StaffPage } from './StaffPage.tsx';

provideFirstScreen(MediaPage, StaffPage);
