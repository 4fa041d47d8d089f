export { format, type MessageValues } from './format.ts';
export { formatNumber, keptFormatter } from './formatters.ts';
export {
  type CompiledMessage,
  currentLanguage,
  intlLocale,
  type Language,
  laterTexts,
  onLanguage,
  setLanguage,
  textsArrived,
} from './language.ts';
export { Trans } from './Trans.ts';
export { type Message, translate } from './translate.ts';
export { useLanguage } from './use-language.ts';
