import { collectCatalogues } from './catalogues.mjs';
import { writePo } from './po.mjs';

/**
 * Writes the catalogues of a new workspace, with the English texts in place of translations: it passes all checks, and its team translates what is there.
 * @param {string} dir from the root
 */
export async function fillByEnglish(dir) {
  for (const { dir: other, file, entries, language } of await collectCatalogues()) {
    if (other !== dir) continue;
    for (const entry of Object.values(entries)) entry.translation ||= entry.message;
    writePo(file, entries, language);
  }
}
