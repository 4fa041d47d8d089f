export { format, type MessageValues } from './format.ts';
export { formatNumber, keptFormatter } from './formatters.ts';
export {
  addCatalogue,
  type Catalogue,
  type CompiledMessage,
  currentLanguage,
  intlLocale,
  LANGUAGES,
  type Language,
  onLanguage,
  setLanguage,
} from './language.ts';
export { Trans } from './Trans.ts';
export { type Message, translate } from './translate.ts';
