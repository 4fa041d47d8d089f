import { plural, t } from '@tsugi/i18n/macro';
import { weekday } from './clock-time.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * How often a countdown renders again: each second in its last two minutes, else every 30 s.
 * @param atMs milliseconds since 1970; undefined when nothing is counted
 * @returns milliseconds for `useNow`; undefined when time changes nothing
 */
export function countdownIntervalMs(atMs: number | undefined, nowMs: number): number | undefined {
  if (atMs === undefined || atMs < nowMs) return undefined;
  return atMs - nowMs < 2 * MINUTE_MS ? SECOND_MS : MINUTE_MS / 2;
}

const RANGES = [
  { name: 'minute', lengthMs: MINUTE_MS },
  { name: 'hour', lengthMs: HOUR_MS },
  { name: 'day', lengthMs: DAY_MS },
  { name: 'week', lengthMs: 7 * DAY_MS },
];

/** The shortest of "the last minute", hour, day and week that a past time lies in, and until when; undefined before. */
export function agoRange(atMs: number, nowMs: number) {
  const range = RANGES.find(({ lengthMs }) => nowMs - atMs < lengthMs);
  return range && { name: range.name, endsAtMs: atMs + range.lengthMs };
}

/** "in 41 s", "in 14 min", "in 2 h 14 min", and from a day on the midnights between: "in 3 days"; "now" once it is over. */
export function timeUntil(atMs: number, nowMs: number): string {
  const left = atMs - nowMs;
  if (left <= 0) return t`now`;
  if (left < MINUTE_MS) return t`in ${{ seconds: Math.ceil(left / SECOND_MS) }} s`;
  if (left < DAY_MS) return hoursAndMinutesUntil(Math.floor(left / MINUTE_MS));
  const days = daysUntil(atMs, nowMs);
  return plural(days, { one: `in ${days} day`, other: `in ${days} days` });
}

/** As `timeUntil`, and from a day to a week ahead the day by its name: "tomorrow", "on Tuesday". */
export function dayUntil(atMs: number, nowMs: number): string {
  const days = daysUntil(atMs, nowMs);
  if (atMs - nowMs < DAY_MS || days > 6) return timeUntil(atMs, nowMs);
  return days === 1 ? t`tomorrow` : t`on ${{ weekday: weekday(atMs) }}`;
}

function hoursAndMinutesUntil(allMinutes: number): string {
  const hours = Math.floor(allMinutes / 60);
  const minutes = allMinutes % 60;
  if (hours === 0) return t`in ${minutes} min`;
  return minutes === 0 ? t`in ${hours} h` : t`in ${hours} h ${minutes} min`;
}

function daysUntil(atMs: number, nowMs: number): number {
  return Math.round((startOfDay(atMs) - startOfDay(nowMs)) / DAY_MS);
}

/** Midnight in the user's own time zone. */
export function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0);
}

/** The midnight after this time: 36 hours after the last one it is the next day, also when clocks are set. */
export function endOfDay(ms: number): number {
  return startOfDay(startOfDay(ms) + 36 * HOUR_MS);
}
