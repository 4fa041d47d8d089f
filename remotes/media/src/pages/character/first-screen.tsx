import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { CharacterPage } from './CharacterPage.tsx';

provideFirstScreen(CharacterPage);
