import { existsSync, readFileSync } from 'node:fs';
import { pathIn, root } from '../lib/paths.mjs';
import { extractWorkspace, workspacesWithTexts } from './extract.mjs';
import { TRANSLATED } from './languages.mjs';
import { poFile, poText, readPo } from './po.mjs';

/**
 * One file of translations: what the sources want, and the translations that it has.
 * @typedef {{ dir: string, language: string, file: string, entries: import('./po.mjs').Entries }} Catalogue
 */

/** @returns {Promise<Catalogue[]>} those of every workspace and language, as they ought to be */
export async function collectCatalogues() {
  const extracted = await Promise.all(
    workspacesWithTexts().map(async (dir) => ({ dir, messages: await extractWorkspace(dir) })),
  );
  return TRANSLATED.flatMap((language) => {
    const catalogues = extracted.map(({ dir, messages }) => {
      const file = poFile(dir, language);
      return { dir, language, file, entries: withTranslations(messages, [readPo(file)]) };
    });
    // A text that another workspace has too, or that has moved there, is translated once.
    const all = workspacesWithTexts().map((dir) => readPo(poFile(dir, language)));
    return catalogues.map((one) => ({ ...one, entries: withTranslations(one.entries, all) }));
  });
}

/**
 * @param {import('./po.mjs').Entries} messages
 * @param {readonly import('./po.mjs').Entries[]} sources
 * @returns {import('./po.mjs').Entries}
 */
function withTranslations(messages, sources) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, entry]) => {
      const known = sources.find((entries) => entries[id]?.translation)?.[id]?.translation;
      return [id, { ...entry, translation: entry.translation || known || '' }];
    }),
  );
}

/** @param {Catalogue} catalogue @returns {boolean} its file is as the command would write it */
export function isWritten({ file, entries, language }) {
  if (Object.keys(entries).length === 0) return !existsSync(file);
  return (
    existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === poText(entries, language)
  );
}

/** @param {string} file */
export const nameOfFile = (file) => pathIn(root, file);
