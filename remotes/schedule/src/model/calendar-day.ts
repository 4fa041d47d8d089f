/** A day of the calendar, `2026-11-26`: texts of this form compare as the days do. */
export type Day = `${number}-${number}-${number}`;

export interface DayParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;

export function dayFrom({ year, month, day }: DayParts): Day {
  // Padded numbers: the form of the type.
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}` as Day;
}

export function dayParts(day: Day): DayParts {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** By the calendar, whatever clocks do. @param count may be negative */
export function addDays(day: Day, count: number): Day {
  return dayOfUtc(utcMidnight(day) + count * DAY_MS);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(utcMidnight(day)).getUTCDay() || 7;
}

/** Milliseconds since 1970 at which this day begins in UTC. */
export function utcMidnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day that it is in UTC. @param ms since 1970 */
export function dayOfUtc(ms: number): Day {
  const at = new Date(ms);
  return dayFrom({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() });
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
