import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TRANSLATED } from '../messages/languages.mjs';
import { composeTexts, textFiles } from '../serve/compose-texts.mjs';
import { contributionsOf } from '../serve/contributions-of.mjs';

/** Bytes of gzip that the first load of a page in another language may have beyond one in English. */
export const TEXT_LIMIT = 6 * 1024;

/**
 * The page of a remote whose texts weigh most, in the language in which they do.
 * @param {object} input
 * @param {string} input.shell folder of the built shell
 * @param {Record<string, string>} input.remotes folders with `remote.json`, by name: their titles are texts of every page
 * @param {string} input.name of the remote
 * @returns {{ path: string, language: string, bytes: number } | undefined} undefined: a remote without pages
 */
export function heaviestTexts({ shell, remotes, name }) {
  const manifests = Object.values(remotes).map((folder) => readJson(join(folder, 'remote.json')));
  const html = readFileSync(join(shell, 'index.html'), 'utf8');
  const composed = composeTexts(readJson(join(shell, 'document-texts.json')), { html, manifests });
  const files = textFiles(composed);
  const folder = remotes[name] ?? '';
  const manifest = readJson(join(folder, 'remote.json'));
  const starts = ['route', 'home-start'].flatMap((type) => contributionsOf(manifest, type));
  const weights = starts.flatMap((start) => {
    const scripts = [manifest.preload, start.preload].flatMap((preload) => preload?.scripts ?? []);
    const catalogues = [...new Set([...scripts, ...(start.textsOf ?? [])])];
    return TRANSLATED.map((language) => {
      const own = catalogues.map((script) => join(folder, script.replace(/[^/]+$/, `${language}/$&on`)));
      const texts = [files[`${language}/${composed.file}on`] ?? '', ...own.filter(existsSync).map(read)];
      const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
      return { path: start.path ?? '/', language, bytes };
    });
  });
  return weights.sort((a, b) => b.bytes - a.bytes)[0];
}

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

/** @param {string} file */
const readJson = (file) => JSON.parse(read(file));
