import { PSEUDO, TRANSLATED } from './languages.mjs';
import { poFile, readPo } from './po.mjs';
import { pseudoMessage } from './pseudo.mjs';

/** @type {Map<string, { of: object, translations: Map<string, string> }>} */
const read = new Map();

/**
 * The translations of a workspace, for the build. What is not in it stays English.
 * @param {string} dir folder of the workspace, from the root: `remotes/search`
 * @param {string} language one with a catalogue, or a pseudo-locale, which is made of the English texts that catalogues hold
 * @returns {ReadonlyMap<string, string>} ICU messages by the id of the English one
 */
export function readCatalogue(dir, language) {
  const isPseudo = PSEUDO.includes(language);
  const entries = readPo(poFile(dir, isPseudo ? (TRANSLATED[0] ?? '') : language));
  const key = `${dir} ${language}`;
  const cached = read.get(key);
  if (cached?.of === entries) return cached.translations;
  const translations = new Map(
    Object.entries(entries).flatMap(([id, { message, translation }]) => {
      const text = isPseudo ? pseudoMessage(message, language) : translation;
      return text ? [[id, text]] : [];
    }),
  );
  read.set(key, { of: entries, translations });
  return translations;
}
