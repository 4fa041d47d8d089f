import { intlLocale, keptFormatter } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';

const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "3 minutes ago", "in 2 days", "just now": the largest unit that fits, from seconds to years. Numbers are milliseconds. */
export function relativeTime(date: Date | number, now: Date | number): string {
  const seconds = Math.round((Number(date) - Number(now)) / 1000);
  const distance = Math.abs(seconds);
  if (distance === 0) return t`just now`;
  const [unit, length] = UNITS.find(([, size]) => distance >= size) ?? ['second', 1];
  const count = Math.trunc(distance / length);
  const locale = intlLocale();
  // Not by `Intl` in English, see `date.ts`.
  if (locale !== 'en')
    return keptFormatter(
      'relative',
      [locale],
      () => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }),
    ).format(Math.sign(seconds) * count, unit);
  const text = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return seconds < 0 ? `${text} ago` : `in ${text}`;
}

/** How long a relative time of this age stays right: a second below a minute, a minute below an hour, then an hour. */
export function relativeTimeStepMs(ageMs: number): number {
  const distance = Math.abs(ageMs);
  if (distance < 60_000) return 1_000;
  return distance < 3_600_000 ? 60_000 : 3_600_000;
}
