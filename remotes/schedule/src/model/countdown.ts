import { t } from '@tsugi/i18n/macro';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** "in 2 h 14 min" for what is less than a day ahead; undefined for what is further away, and for what is over. */
export function countdown(atMs: number, nowMs: number): string | undefined {
  const left = Math.ceil((atMs - nowMs) / MINUTE_MS);
  if (left <= 0 || left >= DAY_MINUTES) return undefined;
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  if (hours === 0) return t`in ${minutes} min`;
  return minutes === 0 ? t`in ${hours} h` : t`in ${hours} h ${minutes} min`;
}
