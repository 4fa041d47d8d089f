import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { StaffMemberPage } from './StaffMemberPage.tsx';

provideFirstScreen(StaffMemberPage);
