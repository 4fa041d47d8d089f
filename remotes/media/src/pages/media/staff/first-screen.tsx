import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { MediaPage } from '../MediaPage.tsx';
import { StaffPage } from './StaffPage.tsx';

provideFirstScreen(MediaPage, StaffPage);
