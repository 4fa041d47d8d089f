import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { MediaPage } from '../MediaPage.tsx';
import { CharactersPage } from './CharactersPage.tsx';

provideFirstScreen(MediaPage, CharactersPage);
