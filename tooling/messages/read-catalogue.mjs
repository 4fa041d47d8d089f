import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { root } from '../lib/paths.mjs';

/** Languages with catalogues. */
export const catalogueLanguages = ['de', 'ja'];

/**
 * @param {string} workspace from the root: `remotes/search`
 * @param {string} language
 * @returns {Map<string, string>} translations in ICU's syntax, by the id that Lingui gives their messages
 */
export function readCatalogue(workspace, language) {
  const file = join(root, workspace, 'locales', `${language}.po`);
  const catalogue = existsSync(file) ? formatter().parse(readFileSync(file, 'utf8')) : {};
  const translated = Object.entries(catalogue).filter(
    ([, { translation, obsolete }]) => translation && !obsolete,
  );
  return new Map(translated.map(([id, { translation }]) => [id, translation]));
}
