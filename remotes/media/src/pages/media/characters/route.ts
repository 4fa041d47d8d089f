export { CharactersPage as Component } from './CharactersPage.tsx';
export { loadCharacters as loader } from './load-characters.ts';
