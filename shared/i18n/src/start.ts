import { type Language, registry, setLanguage } from './language.ts';
import { loadCatalogue } from './load-catalogue.ts';

// What the boot script needs of this package.
export { LANGUAGES, type Language } from './language.ts';
export { loadCatalogue, loadCatalogueOnce } from './load-catalogue.ts';

/** To be called before any script with texts. The boot script holds the only copy of what loads catalogues: English pages call it too. */
export function startLanguage(language: Language): void {
  registry.load = loadCatalogue;
  setLanguage(language);
}
