import { addCatalogue, type Language, registry } from './language.ts';

/** In milliseconds. */
export const CATALOGUE_POLICY = {
  /** Code waits this long for its translations; later ones are shown by what is rendered after them. */
  waitMs: 2500,
  /** A request is given up after this, and sent again with the next script. */
  requestMs: 8000,
} as const;

/** Beside the script, in a folder of the language: `chunks/edit.0123abcd.js` has `chunks/de/edit.0123abcd.json`. */
export function catalogueUrl(script: string, language: Language): string {
  return script.replace(/[^/]+$/, `${language}/$&on`);
}

/** By URL: settled when the catalogue is there, has failed or is late. */
const waits = new Map<string, Promise<unknown>>();
/** URLs and languages of those that have failed: they are asked for again with the next script or change. */
const failed = new Map<string, Language>();

/**
 * Asks for the translations of a script, which may not have been asked for itself yet. They are data: no hash guards them as it does
 * scripts, since no text of them is ever run or parsed as markup.
 * @param script its absolute URL
 * @returns settles when the script may run, never with an error; undefined in English, which needs none
 */
export function loadCatalogue(script: string, language?: Language): Promise<unknown> | undefined {
  registry.scripts.add(script);
  return loadCatalogueOnce(script, language);
}

/** The same for a script that runs only once, such as a first screen: a change of language leaves it out. */
export function loadCatalogueOnce(
  script: string,
  language = registry.language,
): Promise<unknown> | undefined {
  if (language === 'en') return undefined;
  for (const again of failed) void ask(...again);
  failed.clear();
  const url = catalogueUrl(script, language);
  return waits.get(url) ?? ask(url, language, reportError);
}

function ask(url: string, language: Language, report?: (error: unknown) => void): Promise<unknown> {
  const limit = new Promise((resolve) => setTimeout(resolve, CATALOGUE_POLICY.waitMs));
  const wait = Promise.race([request(url, language, report), limit]);
  waits.set(url, wait);
  return wait;
}

/** @param report told of a failure: once for each file */
async function request(url: string, language: Language, report?: (error: unknown) => void): Promise<void> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(CATALOGUE_POLICY.requestMs) });
    if (!response.ok) throw new Error(`${response.status}`);
    addCatalogue(language, await response.json());
  } catch (cause) {
    failed.set(url, language);
    report?.(new Error(`The texts of ${url} did not arrive: they stay English`, { cause }));
  }
}
