import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { root } from '../lib/paths.mjs';

/**
 * A message of a catalogue, by its id: a hash of message and context.
 * @typedef {object} Entry
 * @property {string} message English, in ICU's syntax
 * @property {string | null} context
 * @property {string} translation '' where there is none
 * @property {string[]} comments for translators
 * @property {[file: string][]} origin
 * @property {Record<string, string[]>} [placeholders] code of those that have only a number
 */
/** @typedef {Record<string, Entry>} Entries */

const po = formatter({ lineNumbers: false });

/** @param {string} dir folder of a workspace, from the root @param {string} language */
export const poFile = (dir, language) => join(root, dir, 'locales', `${language}.po`);

/** @type {Map<string, { version: string, entries: Entries }>} */
const read = new Map();

/** @param {string} file @returns {Entries} none: there is no such file */
export function readPo(file) {
  if (!existsSync(file)) return {};
  const { mtimeMs, size } = statSync(file);
  const version = `${mtimeMs} ${size}`;
  const cached = read.get(file);
  if (cached?.version === version) return cached.entries;
  const entries = /** @type {Entries} */ (
    po.parse(readFileSync(file, 'utf8'), { locale: null, sourceLocale: 'en', filename: file })
  );
  read.set(file, { version, entries });
  return entries;
}

/**
 * The text of a catalogue. It depends on nothing but its messages: no date, no line number.
 * @param {Entries} entries @param {string} language
 */
export function poText(entries, language) {
  const existing = [
    'msgid ""',
    'msgstr ""',
    '"Content-Type: text/plain; charset=utf-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    `"Language: ${language}\\n"`,
  ].join('\n');
  const text = po.serialize(entries, { locale: language, sourceLocale: 'en', filename: '', existing });
  const withoutEmptyHeaders = String(text).replace(/^"[\w-]+: \\n"\n/gm, '');
  return `${withoutEmptyHeaders.trimEnd()}\n`;
}

/** Writes a catalogue, or removes it when there are no messages. @param {string} file @param {Entries} entries @param {string} language */
export function writePo(file, entries, language) {
  if (Object.keys(entries).length === 0) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, poText(entries, language));
}
