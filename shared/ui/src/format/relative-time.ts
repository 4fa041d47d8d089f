import { formatFuzzyDate } from './fuzzy-date.ts';

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
  if (distance === 0) return 'just now';
  const [unit, length] = UNITS.find(([, size]) => distance >= size) ?? ['second', 1];
  const count = Math.trunc(distance / length);
  const text = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return seconds < 0 ? `${text} ago` : `in ${text}`;
}

/** How long a relative time of this age stays right: a second below a minute, a minute below an hour, then an hour. */
export function relativeTimeStepMs(ageMs: number): number {
  const distance = Math.abs(ageMs);
  if (distance < 60_000) return 1_000;
  return distance < 3_600_000 ? 60_000 : 3_600_000;
}

/** "Nov 21, 2026, 2:05 PM" in the user's time zone. Not by `Intl`, see `number.ts`. */
export function exactTime(date: Date): string {
  const day = formatFuzzyDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
  const minutes = String(date.getMinutes()).padStart(2, '0');
  const hours = date.getHours();
  return `${day}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
