import { intlLocale, keptFormatter } from '@tsugi/i18n';
import { formatFuzzyDate } from '@tsugi/ui/components';
import { type Day, dayParts, utcMidnight } from '../../model/calendar-day.ts';

/** "Nov 23 – 29, 2026", "23.–29. Nov. 2026": the days from the first to the last. */
export function daysText(first: Day, last: Day): string {
  const locale = intlLocale();
  // Not by `Intl` in English: its first use takes 10 ms, before the first card.
  if (locale === 'en') return englishDays(first, last);
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return keptFormatter('date', [locale, options], () => new Intl.DateTimeFormat(locale, options)).formatRange(
    utcMidnight(first),
    utcMidnight(last),
  );
}

/** "Nov 26", "26. Nov.". */
export function dayText(day: Day): string {
  const { month, day: date } = dayParts(day);
  return formatFuzzyDate({ month, day: date });
}

/** A moment of the day at which `weekdayName` of this device names the day. */
export function noonOf(day: Day): Date {
  const { year, month, day: date } = dayParts(day);
  return new Date(year, month - 1, date, 12);
}

function englishDays(first: Day, last: Day): string {
  const [from, to] = [dayParts(first), dayParts(last)];
  if (from.year !== to.year) return `${formatFuzzyDate(from)} – ${formatFuzzyDate(to)}`;
  const start = dayText(first);
  return from.month === to.month ? `${start} – ${to.day}, ${to.year}` : `${start} – ${formatFuzzyDate(to)}`;
}
