import { intlLocale, keptFormatter } from '@tsugi/i18n';

/** "A, B and C", "A, B und C", "A、B、C". */
export function formatList(items: readonly string[]): string {
  const locale = intlLocale();
  if (locale === 'en') {
    const [last, ...others] = items.toReversed();
    return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : (last ?? '');
  }
  return keptFormatter('list', [locale], () => new Intl.ListFormat(locale, { type: 'conjunction' })).format(
    items,
  );
}

/** "A, B, C" in the way of the language: items that stand beside each other. */
export function joinItems(items: readonly string[]): string {
  return items.join(intlLocale() === 'ja' ? '、' : ', ');
}
