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
  if (locale !== 'en') return numberFormat(locale).format(value);
  const [whole = '', decimals] = String((Math.sign(value) * Math.round(Math.abs(value) * 1000)) / 1000).split(
    '.',
  );
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals ? `${grouped}.${decimals}` : grouped;
}

const numberFormat = (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
  keptFormatter('number', args, () => new Intl.NumberFormat(...args));

/** What messages format their values with. */
export const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    keptFormatter('date', args, () => new Intl.DateTimeFormat(...args)),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    args[1] ? numberFormat(...args) : { format: formatNumber },
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    args[1]?.type === 'ordinal' || !(String(args[0]) in CARDINAL)
      ? keptFormatter('plural', args, () => new Intl.PluralRules(...args))
      : { select: CARDINAL[String(args[0])] ?? other },
};

const other = () => 'other';
const one = (value: number) => (Math.abs(value) === 1 ? 'one' : 'other');

/** Cardinal numbers of the languages of the product, for the same reason as above. A test compares them with `Intl`. */
const CARDINAL: Readonly<Record<string, (value: number) => string>> = { en: one, de: one, ja: other };
