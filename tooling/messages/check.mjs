import { isWritten, nameOfFile } from './catalogues.mjs';
import { compileMessage, namesOf } from './compile-message.mjs';
import { keyOf } from './message-key.mjs';
import { messageProblems, translationProblems } from './validate.mjs';

/** @typedef {import('./catalogues.mjs').Catalogue} Catalogue */

/** @param {readonly Catalogue[]} catalogues @returns {string[]} one sentence for each file that differs from the sources */
export const differences = (catalogues) =>
  catalogues
    .filter((one) => !isWritten(one))
    .map(({ file }) => `${nameOfFile(file)} differs from the sources: run "npm run messages"`);

/** @param {readonly Pick<Catalogue, 'file' | 'language' | 'entries'>[]} catalogues @returns {string[]} one sentence for each file that is not complete */
export const incomplete = (catalogues) =>
  catalogues.flatMap(({ file, language, entries }) => {
    const all = Object.values(entries);
    const missing = all.filter(({ translation }) => !translation).length;
    return missing > 0
      ? [`${nameOfFile(file)}: ${missing} of ${all.length} messages have no translation into "${language}"`]
      : [];
  });

/** @param {readonly Catalogue[]} catalogues @returns {string[]} one sentence for each message or translation that would fail where it is shown */
export function invalid(catalogues) {
  const sentences = catalogues.flatMap(({ dir, file, language, entries }) =>
    Object.values(entries).flatMap(({ message, translation }) => {
      const wrong = messageProblems(message);
      if (wrong.length > 0) return wrong.map((problem) => `${dir}: "${message}": ${problem}`);
      if (!translation) return [];
      return translationProblems(message, translation, language).map(
        (problem) => `${nameOfFile(file)}: "${translation}": ${problem}`,
      );
    }),
  );
  return [...new Set(sentences)];
}

/**
 * One key is one text at run time, in whatever part of the product it stands.
 * @param {readonly Pick<Catalogue, 'dir' | 'language' | 'entries'>[]} catalogues
 * @returns {string[]} one sentence for each message that shares its key with another, or has two translations
 */
export function collisions(catalogues) {
  /** @type {Map<string, { place: string, english: string, translated?: { place: string, text: string } }>} */
  const first = new Map();
  return catalogues.flatMap(({ dir, language, entries }) =>
    Object.values(entries).flatMap(({ message, context, translation }) => {
      const names = namesIfValid(message);
      if (!names) return [];
      const english = JSON.stringify([compileMessage(message, names), context]);
      const key = `${language} ${keyOf(compileMessage(message, names), context ?? '')}`;
      const other = first.get(key) ?? { place: `"${message}" (${dir})`, english };
      first.set(key, other);
      if (other.english !== english)
        return [`"${message}" (${dir}) and ${other.place} have one key: change one of them`];
      if (!translation || translationProblems(message, translation, language).length > 0) return [];
      const text = JSON.stringify(compileMessage(translation, names));
      const place = `"${translation}" (${dir})`;
      other.translated ??= { place, text };
      if (other.translated.text === text) return [];
      return [`${other.place} has two translations into "${language}": ${other.translated.place}, ${place}`];
    }),
  );
}

/** @param {string} message */
function namesIfValid(message) {
  try {
    return namesOf(message);
  } catch {
    return undefined;
  }
}
