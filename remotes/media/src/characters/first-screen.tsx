import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { MediaPage } from '../media/MediaPage.tsx';
import { CharactersPage } from './CharactersPage.tsx';

provideFirstScreen(MediaPage, CharactersPage);
