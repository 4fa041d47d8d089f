import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { UserPage } from '../../widgets/user-frame/UserPage.tsx';
import { SocialsPage } from './SocialsPage.tsx';

provideFirstScreen(UserPage, SocialsPage);
