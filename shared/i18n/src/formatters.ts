import { intlLocale } from './language.ts';

/** Making a formatter of `Intl` costs more than a hundred uses of it. */
const made = new Map<string, unknown>();

/** The formatter of these arguments, made once. @param kind the same for every call that makes the same kind */
export function keptFormatter<Made>(kind: string, args: readonly unknown[], make: () => Made): Made {
  const key = kind + JSON.stringify(args);
  // A key is that of one kind and its arguments.
  const found = made.get(key) as Made | undefined;
  if (found) return found;
  const next = make();
  made.set(key, next);
  return next;
}

/**
 * 41204 to "41,204", "41.204"; at most three decimals. Not by `Intl` in English: its first use in a page takes 10 ms of a fast processor, before
 * the first card of every first screen.
 */
export function formatNumber(value: number): string {
  const locale = intlLocale();
  if (locale !== 'en')
    return keptFormatter('number', [locale], () => new Intl.NumberFormat(locale)).format(value);
  const [whole = '', decimals] = String((Math.sign(value) * Math.round(Math.abs(value) * 1000)) / 1000).split(
    '.',
  );
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/** `one`, `other` and their like. Without `Intl` for English counts, for the same reason as above. */
export function pluralForm(count: number, isOrdinal = false): string {
  const locale = intlLocale();
  if (locale === 'en' && !isOrdinal) return Math.abs(count) === 1 ? 'one' : 'other';
  const type = isOrdinal ? 'ordinal' : 'cardinal';
  return keptFormatter('plural', [locale, type], () => new Intl.PluralRules(locale, { type })).select(count);
}
