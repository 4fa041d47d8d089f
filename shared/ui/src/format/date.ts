import { intlLocale, keptFormatter } from '@tsugi/i18n';
import { formatFuzzyDate } from './fuzzy-date.ts';

// Not by `Intl` in English: its first use in a page takes 10 ms of a fast processor, before the first card of every first screen.

/** "Nov 21, 2026, 2:05 PM", "21.11.2026, 14:05": in the user's time zone. */
export function exactTime(date: Date): string {
  if (intlLocale() !== 'en') return formatTime(date, { dateStyle: 'medium', timeStyle: 'short' });
  const day = formatFuzzyDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
  const hours = date.getHours();
  return `${day}, ${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "Saturday, November 21, 2026 at 2:05 PM", in the user's time zone. For few places: it loads the data of `Intl`. */
export function fullTime(date: Date): string {
  return formatTime(date, { dateStyle: 'full', timeStyle: 'short' });
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "Tuesday" in the user's time zone. */
export function weekdayName(date: Date): string {
  return intlLocale() === 'en' ? (WEEKDAYS[date.getDay()] ?? '') : formatTime(date, { weekday: 'long' });
}

/**
 * The day on which a week begins, 1 for Monday to 7 for Sunday, where the user lives: by the browser's locale if it is one of the product's
 * language, else by the language. Monday where the browser does not know.
 */
export function firstDayOfWeek(browserLocale: string = navigator.language): number {
  const language = intlLocale();
  const tag = browserLocale.split('-')[0] === language ? browserLocale : language;
  // A proposal that browsers have as a method or as a getter, and TypeScript does not.
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

function formatTime(date: Date, options: Intl.DateTimeFormatOptions): string {
  // Months and clock of the United States are those of the English texts.
  const locale = intlLocale() === 'en' ? 'en-US' : intlLocale();
  return keptFormatter('date', [locale, options], () => new Intl.DateTimeFormat(locale, options)).format(
    date,
  );
}
