import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { NotificationsPage } from './NotificationsPage.tsx';

provideFirstScreen(NotificationsPage);
