import { weekdayName } from '@tsugi/ui/components';

/** "Tuesday" in the user's time zone. @param atMs milliseconds since 1970 */
export function weekday(atMs: number): string {
  return weekdayName(new Date(atMs));
}

/** "08:05" in the user's time zone. @param atMs milliseconds since 1970 */
export function clockTime(atMs: number): string {
  const at = new Date(atMs);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
