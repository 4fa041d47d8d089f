import { findTranslation } from './catalogues.ts';
import { type Language, registry } from './language.ts';
import { loadCatalogue } from './load-catalogue.ts';

// What the boot script needs of this package.
export { addCatalogue } from './catalogues.ts';
export {
  currentLanguage,
  intlLocale,
  LANGUAGES,
  type Language,
  laterTexts,
  type PackedCatalogue,
} from './language.ts';
export { loadCatalogue } from './load-catalogue.ts';
export { plainText } from './plain-text.ts';

/** @param script URL of the one that stands for the texts of `laterTexts` */
export function setLaterTexts(script: string): void {
  registry.later = script;
}

/**
 * To be called before any script with texts, on English pages too: they may change their language later. The boot script holds the only
 * copy of what finds translations.
 */
export function startLanguage(language: Language): void {
  registry.language = language;
  registry.find = (message, context) => findTranslation(registry.language, message, context);
}

/** Lets all bundles load translations. The late script holds the only copy of what does. */
export function startCatalogues(): void {
  registry.load = loadCatalogue;
}
