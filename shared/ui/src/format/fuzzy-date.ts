import { intlLocale, keptFormatter } from '@tsugi/i18n';

/** A date of which parts may be unknown. Month 1 to 12. */
export interface FuzzyDate {
  readonly year?: number | null | undefined;
  readonly month?: number | null | undefined;
  readonly day?: number | null | undefined;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Oct 4, 2026", "Oct 2026", "2026", "Oct 4" (a birthday), or an empty string: as much as is known. */
export function formatFuzzyDate(date: FuzzyDate | null | undefined): string {
  if (!date) return '';
  if (intlLocale() !== 'en') return byIntl(date, intlLocale());
  const month = MONTHS[(date.month ?? 0) - 1];
  const year = date.year ? String(date.year) : '';
  if (!month) return year;
  if (!date.day) return [month, year].filter(Boolean).join(' ');
  return [`${month} ${date.day}`, year].filter(Boolean).join(', ');
}

function byIntl({ year, month, day }: FuzzyDate, locale: string): string {
  if (!year && !month) return '';
  const options: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    ...(year ? { year: 'numeric' } : {}),
    ...(month ? { month: 'short', ...(day ? { day: 'numeric' } : {}) } : {}),
  };
  const format = keptFormatter('date', [locale, options], () => new Intl.DateTimeFormat(locale, options));
  // 2000 is a leap year: a birthday may be the 29th of February.
  return format.format(Date.UTC(year || 2000, (month || 1) - 1, day || 1));
}

/** YYYY-MM-DD as date inputs want it, or an empty string when a part is missing. */
export function isoFuzzyDate(date: FuzzyDate | null | undefined): string {
  if (!date?.year || !date.month || !date.day) return '';
  return [String(date.year).padStart(4, '0'), pad(date.month), pad(date.day)].join('-');
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
