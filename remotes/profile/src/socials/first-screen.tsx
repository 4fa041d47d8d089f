import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../user/UserPage.tsx';
import { SocialsPage } from './SocialsPage.tsx';

provideFirstScreen(UserPage, SocialsPage);
