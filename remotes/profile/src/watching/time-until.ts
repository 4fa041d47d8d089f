const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });

/** A text that counts down, and the moment (milliseconds since 1970) at which it says something else. */
export interface Countdown {
  readonly text: string;
  readonly changesAtMs: number;
}

/** "in 41 s", "in 14 min", "in 2 h 14 min", and from a day on the midnights between: "in 3 days"; "now" once it is over. */
export function timeUntil(atMs: number, nowMs: number): Countdown {
  const left = atMs - nowMs;
  if (left <= 0) return { text: 'now', changesAtMs: Number.POSITIVE_INFINITY };
  if (left < MINUTE_MS) {
    const seconds = Math.ceil(left / SECOND_MS);
    return { text: `in ${seconds} s`, changesAtMs: atMs - (seconds - 1) * SECOND_MS };
  }
  if (left < DAY_MS) {
    const minutes = Math.floor(left / MINUTE_MS);
    return { text: `in ${hoursAndMinutes(minutes)}`, changesAtMs: atMs - minutes * MINUTE_MS + 1 };
  }
  const days = daysUntil(atMs, nowMs);
  return { text: `in ${days} ${days === 1 ? 'day' : 'days'}`, changesAtMs: nextDay(atMs, nowMs) };
}

/** As `timeUntil`, and from a day to a week ahead the day by its name: "tomorrow", "on Tuesday". */
export function dayUntil(atMs: number, nowMs: number): Countdown {
  const days = daysUntil(atMs, nowMs);
  if (atMs - nowMs < DAY_MS || days > 6) return timeUntil(atMs, nowMs);
  return {
    text: days === 1 ? 'tomorrow' : `on ${weekday.format(atMs)}`,
    changesAtMs: nextDay(atMs, nowMs),
  };
}

function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** The next midnight, or the moment from which minutes are counted. */
function nextDay(atMs: number, nowMs: number): number {
  return Math.min(endOfDay(nowMs), atMs - DAY_MS + 1);
}

function daysUntil(atMs: number, nowMs: number): number {
  return Math.round((startOfDay(atMs) - startOfDay(nowMs)) / DAY_MS);
}

/** Midnight in the reader's own time zone. */
export function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0);
}

/** The midnight after this moment: 36 hours after the last one it is the next day, also when clocks are set. */
export function endOfDay(ms: number): number {
  return startOfDay(startOfDay(ms) + 36 * HOUR_MS);
}
