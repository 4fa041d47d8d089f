import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { ArtistPage } from './ArtistPage.tsx';

provideFirstScreen(ArtistPage);
