import { formatFuzzyDate } from './fuzzy-date.ts';

/** "Nov 21, 2026, 2:05 PM" in the user's time zone. Not by `Intl`, see `number.ts`. */
export function exactTime(date: Date): string {
  const day = formatFuzzyDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
  const minutes = String(date.getMinutes()).padStart(2, '0');
  const hours = date.getHours();
  return `${day}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
