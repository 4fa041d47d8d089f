export { keyOf } from './message-key.ts';

import { addCatalogue } from './catalogues.ts';
import { type Catalogue, type Language, setLanguage } from './language.ts';
import { startLanguage } from './start.ts';

/** A page in this language, with these translations beside those of earlier calls. */
export function inLanguage(language: Language, messages: Catalogue = {}): void {
  setLanguage(language);
  startLanguage(language);
  addCatalogue(language, messages);
}
