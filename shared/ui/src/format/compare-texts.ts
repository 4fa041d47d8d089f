import { intlLocale, keptFormatter } from '@tsugi/i18n';

/** The order of two texts in the language of the product, for `sort`. */
export function compareTexts(one: string, other: string): number {
  const locale = intlLocale();
  return keptFormatter('collator', [locale], () => new Intl.Collator(locale)).compare(one, other);
}
