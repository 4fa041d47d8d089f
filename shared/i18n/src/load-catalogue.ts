import { addCatalogue } from './catalogues.ts';
import { type Language, registry } from './language.ts';

/** Code waits this long for its translations, in milliseconds; later ones are shown by what is rendered after them. */
export const CATALOGUE_WAIT_MS = 2500;

/** Beside the script, in a folder of the language: `chunks/edit.0123abcd.js` has `chunks/de/edit.0123abcd.json`. */
export function catalogueUrl(script: string, language: Language): string {
  return script.replace(/[^/]+$/, `${language}/$&on`);
}

/** URLs of the scripts that the page has asked for so far. */
const scripts = new Set<string>();

/** By URL: settled when the catalogue is there, has failed or is late; undefined when it has failed. */
const waits = new Map<string, Promise<unknown> | undefined>();

/**
 * Asks for the translations of a script, which may not have been asked for itself yet, and again for those that have failed. They are data:
 * no hash guards them as it does scripts, since no text of them is ever run or parsed as markup.
 * @param script its absolute URL; left out, nothing is added to the scripts so far
 * @returns settles when the translations of all scripts so far are there or late, never with an error, with a list as long as they are
 *   many; undefined in English, which needs none
 */
export function loadCatalogue(
  script?: string,
  language = registry.language,
): Promise<readonly unknown[]> | undefined {
  if (script) scripts.add(script);
  if (language === 'en') return undefined;
  return Promise.all(Array.from(scripts, (one) => ask(catalogueUrl(one, language), language)));
}

function ask(url: string, language: Language): Promise<unknown> {
  const known = waits.get(url);
  if (known) return known;
  const limit = new Promise((resolve) => setTimeout(resolve, CATALOGUE_WAIT_MS));
  const wait = Promise.race([request(url, language, waits.has(url)), limit]);
  waits.set(url, wait);
  return wait;
}

/** @param isReported a failure is, once for each file */
async function request(url: string, language: Language, isReported: boolean): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw response.status;
    addCatalogue(language, await response.json());
  } catch (cause) {
    waits.set(url, undefined);
    if (!isReported) reportError(new Error(`No texts: ${url}`, { cause }));
  }
}
