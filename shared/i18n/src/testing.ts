export { keyOf } from './message-key.ts';

import { addTranslations } from './catalogues.ts';
import { type Catalogue, type Language, type PackedCatalogue, setLanguage } from './language.ts';
import { startLanguage } from './start.ts';

/** A page in this language, with these translations beside those of earlier calls. */
export function inLanguage(language: Language, messages: Catalogue = {}): void {
  setLanguage(language);
  startLanguage(language);
  addTranslations(language, messages);
}

/** What a server sends for these translations, each key in its long form. */
export function packed(messages: Catalogue): PackedCatalogue {
  const keys = Object.keys(messages).map(Number);
  const gaps = keys.map((key, index) => key - (keys[index - 1] ?? 0));
  const digit = (value: number) => String.fromCharCode(value + (value > 56 ? 36 : 35));
  const digitsOf = (gap: number) => [3, 2, 1, 0].map((place) => digit(Math.floor(gap / 91 ** place) % 91));
  return [gaps.flatMap((gap) => [digit(90), ...digitsOf(gap)]).join(''), ...Object.values(messages)];
}
