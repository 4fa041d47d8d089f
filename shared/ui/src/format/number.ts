import { intlLocale, keptFormatter } from '@tsugi/i18n';

export { formatNumber } from '@tsugi/i18n';

const UNITS = ['', 'K', 'M', 'B', 'T'];

/** 182300 to "182.3K", "18万"; at most one decimal. */
export function formatCompact(value: number): string {
  if (intlLocale() !== 'en') return formatted(value, { notation: 'compact', maximumFractionDigits: 1 });
  let unit = 0;
  let size = value;
  // 999,950 is a million: what counts is the rounded number.
  while (Math.abs(toTenths(size)) >= 1000 && unit < UNITS.length - 1) {
    unit += 1;
    size = value / 1000 ** unit;
  }
  return `${toTenths(size)}${UNITS[unit]}`;
}

/** 8.4 to "8.40" for two digits: that many decimals, whole digits not grouped. */
export function formatFixed(value: number, digits: number): string {
  return intlLocale() === 'en'
    ? value.toFixed(digits)
    : formatted(value, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: false,
      });
}

function formatted(value: number, options: Intl.NumberFormatOptions): string {
  const locale = intlLocale();
  return keptFormatter('number', [locale, options], () => new Intl.NumberFormat(locale, options)).format(
    value,
  );
}

/** Halves are rounded away from zero. */
function toTenths(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10;
}
