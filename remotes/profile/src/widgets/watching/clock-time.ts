const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

// Not by `Intl`: its first use in a page takes 10 ms of a fast processor, before the first card of the home page.

/** "Tuesday" in the user's time zone. @param atMs milliseconds since 1970 */
export function weekday(atMs: number): string {
  return WEEKDAYS[new Date(atMs).getDay()] ?? '';
}

/** "08:05" in the user's time zone. @param atMs milliseconds since 1970 */
export function clockTime(atMs: number): string {
  const at = new Date(atMs);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
