import { registry } from './language.ts';
import { loadCatalogue } from './load-catalogue.ts';

// What the boot script needs of this package. It holds the only copy of what loads catalogues.
export { LANGUAGES, type Language, setLanguage } from './language.ts';
export { loadCatalogue } from './load-catalogue.ts';

registry.load = loadCatalogue;
