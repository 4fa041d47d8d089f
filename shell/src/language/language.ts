import { intlLocale, LANGUAGES, type Language } from '@tsugi/i18n/start';
import { localStore, readItem, writeItem } from '@tsugi/platform/store';

/** The language that was chosen. Without a choice the browser's languages decide. */
export const LANGUAGE_KEY = 'tsugi.language';

/** The chosen language; else the first of the browser's that the product has (`de` for `de-AT`); else English. Tests store pseudo-locales. */
export function readLanguage(): Language {
  const chosen = readItem(localStore(), LANGUAGE_KEY) ?? '';
  // Nothing else stores one of these.
  if (chosen.startsWith('x-')) return chosen as Language;
  for (const tag of [chosen, ...navigator.languages]) {
    const found = LANGUAGES.find((language) => language === tag.split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

/** Without storage the choice lasts until the next page load. */
export function saveLanguage(language: Language): void {
  writeItem(localStore(), LANGUAGE_KEY, language);
}

/** What the document says of its language: for screen readers, fonts and hyphenation, the direction of the layout, and the app's name when it is installed. */
export function showLanguage(language: Language): void {
  const { documentElement } = document;
  documentElement.lang = intlLocale();
  documentElement.dir = /^(?:ar|fa|he|ur)$|rtl$/.test(language) ? 'rtl' : 'ltr';
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest) manifest.href = webManifestOf(language);
}

/** The composition of the deployment writes one for each language (`tooling/serve/compose-web-manifest.mjs`). */
function webManifestOf(language: Language): string {
  return `manifest${language === 'en' ? '' : `.${language}`}.webmanifest`;
}
