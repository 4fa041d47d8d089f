import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import compile from 'icu-minify/compile';
import { shellDir } from '../lib/paths.mjs';
import { htmlMessages, webManifestMessages } from '../messages/document-messages.mjs';
import { CATALOGUES } from '../messages/languages.mjs';
import { readCatalogue } from '../messages/read-catalogue.mjs';

/**
 * What a deployment is composed with in other languages (`tooling/serve/compose-texts.mjs`): it has the build, and no sources.
 * @typedef {object} DocumentTexts
 * @property {Record<string, string | (string | string[])[]>} messages translations of the texts of index.html and the web app manifest, by the
 *   English message; those with names of the deployment as lists, in which `['name']` stands for one
 * @property {Record<number, unknown>} scripts translations of the scripts that every page has, by key
 * @property {Record<number, unknown>} [later] those that no page shows at first
 */

/**
 * @param {{ html: string } & Record<'ofScripts' | 'ofLater', readonly ReadonlyMap<string, Record<number, unknown>>[]>} input translations by language
 *   and key: `ofScripts`: of the scripts inside index.html and of others that every page has; `ofLater`: those among them that no page shows at first
 * @returns {Record<string, DocumentTexts>} by language
 */
export function documentTexts({ html, ofScripts, ofLater }) {
  const webManifest = JSON.parse(readFileSync(join(shellDir, 'public/manifest.webmanifest'), 'utf8'));
  const messages = [...new Set([...htmlMessages(html), ...webManifestMessages(webManifest)])];
  return Object.fromEntries(
    CATALOGUES.map((language) => {
      const catalogue = readCatalogue('shell', language);
      const translated = messages.flatMap((message) => {
        const translation = catalogue.get(generateMessageId(message));
        return translation === undefined || translation === message ? [] : [[message, compile(translation)]];
      });
      /** @param {typeof ofScripts} all */
      const joined = (all) => Object.assign({}, ...all.map((one) => one.get(language)));
      const scripts = joined(ofScripts);
      const late = Object.entries(joined(ofLater)).filter(([key]) => !(key in scripts));
      return [
        language,
        { messages: Object.fromEntries(translated), scripts, later: Object.fromEntries(late) },
      ];
    }),
  );
}
