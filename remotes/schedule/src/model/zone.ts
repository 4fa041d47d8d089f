import { addDays, type Day, dayFrom, utcMidnight } from './calendar-day.ts';

/** A time zone: a name of the IANA database, or undefined for that of the device. */
export type Zone = string | undefined;

/** From the first instant of a day, a week or the like to the one after its last; milliseconds since 1970. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The day that it is in a zone at an instant (milliseconds since 1970). */
export function dayAt(ms: number, zone: Zone): Day {
  if (zone !== undefined) return dayAndClock(ms, zone).day;
  const at = new Date(ms);
  return dayFrom({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() });
}

/** The clock of a zone at an instant: "08:05". */
export function clockAt(ms: number, zone: Zone): string {
  if (zone !== undefined) return dayAndClock(ms, zone).clock;
  const at = new Date(ms);
  return `${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/**
 * The first instant of a day: midnight, or the instant after it where clocks are set forward at midnight. Milliseconds since
 * 1970.
 */
export function startOfDay(day: Day, zone: Zone): number {
  const midnight = utcMidnight(day);
  if (zone === undefined) {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(year, month - 1, date).getTime();
  }
  const guess = midnight - offsetMs(midnight, zone);
  if (dayAt(guess, zone) === day && dayAt(guess - MINUTE_MS, zone) < day) return guess;
  // Clocks are set near it. Zones are 12 hours behind UTC to 14 before it, and clocks are set at whole minutes.
  let [before, at] = [midnight - 15 * HOUR_MS, midnight + 13 * HOUR_MS];
  while (at - before > MINUTE_MS) {
    const middle = before + Math.floor((at - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (dayAt(middle, zone) < day) before = middle;
    else at = middle;
  }
  return at;
}

/** A day in a zone: of 24 hours, or of 23 to 25 where clocks are set. */
export function spanOfDay(day: Day, zone: Zone): Span {
  return { fromMs: startOfDay(day, zone), toMs: startOfDay(addDays(day, 1), zone) };
}

/** Days in a row, such as those of a week. */
export function spanOfDays(days: readonly Day[], zone: Zone): Span {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { fromMs: 0, toMs: 0 };
  return { fromMs: startOfDay(first, zone), toMs: startOfDay(addDays(last, 1), zone) };
}

/** How far the clocks of a zone are before UTC at an instant; milliseconds. */
export function offsetMs(ms: number, zone: Zone): number {
  if (zone === undefined) return -new Date(ms).getTimezoneOffset() * MINUTE_MS;
  const { day, clock } = dayAndClock(ms, zone);
  const minute = Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${day}T${clock}:00Z`) - minute;
}

/** "UTC+9", "UTC−3:30", "UTC": as people write it. */
export function offsetText(ms: number, zone: Zone): string {
  const minutes = Math.round(offsetMs(ms, zone) / MINUTE_MS);
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${pad(rest)}`}`;
}

/** Whether the browser knows a zone of this name. */
export function isZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    // A RangeError: there is no such zone.
    return false;
  }
}

/** The name of the device's own zone, such as "Asia/Tokyo". */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** All zones that the browser knows by name, in alphabetical order. */
export function allZones(): readonly string[] {
  // Older browsers cannot list them.
  const listed = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([...listed, 'UTC', deviceZone()])].toSorted();
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A page needs one or two; the list of all zones makes each of them once. */
const MOST_FORMATTERS = 8;

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  // Numbers alone, whatever the language: what is shown is made of them.
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formatters.size >= MOST_FORMATTERS) formatters.clear();
  formatters.set(zone, made);
  return made;
}

function dayAndClock(ms: number, zone: string): { readonly day: Day; readonly clock: string } {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(ms)) parts[type] = value;
  const [year, month, day] = [parts.year, parts.month, parts.day].map(Number);
  return {
    day: dayFrom({ year: year ?? 0, month: month ?? 1, day: day ?? 1 }),
    clock: `${parts.hour}:${parts.minute}`,
  };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
