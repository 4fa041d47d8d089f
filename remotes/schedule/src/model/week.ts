import { addDays, type Day, dayFrom, weekdayOf } from './calendar-day.ts';

/**
 * A week by its number of ISO 8601. Where weeks begin on another day than Monday, the week of a number is the one with the same Monday
 * in it, so that one URL shows nearly the same days everywhere.
 */
export interface Week {
  readonly year: number;
  /** 1 to 53. */
  readonly week: number;
}

const WEEK_TEXT = /^(\d{4})-W(\d{2})$/i;
const [FIRST_YEAR, LAST_YEAR] = [1970, 2100];

/** The week of `2026-W48`; undefined when there is no such week. */
export function parseWeek(text: string): Week | undefined {
  const [, year, week] = WEEK_TEXT.exec(text)?.map(Number) ?? [];
  if (year === undefined || week === undefined || year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  const one = { year, week };
  // Some years have a 53rd week, and none has a week 0.
  return formatWeek(weekOfMonday(mondayOf(one))) === formatWeek(one) ? one : undefined;
}

/** `2026-W48`. */
export function formatWeek({ year, week }: Week): string {
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The week that a day lies in. @param firstWeekday 1 for Monday to 7 for Sunday */
export function weekOf(day: Day, firstWeekday: number): Week {
  const first = addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
  return weekOfMonday(addDays(first, (8 - firstWeekday) % 7));
}

/** Its seven days in order. @param firstWeekday 1 for Monday to 7 for Sunday */
export function daysOfWeek(week: Week, firstWeekday: number): readonly Day[] {
  const first = addDays(mondayOf(week), -((8 - firstWeekday) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** The week so many weeks later. @param count may be negative */
export function addWeeks(week: Week, count: number): Week {
  return weekOfMonday(addDays(mondayOf(week), count * 7));
}

function mondayOf({ year, week }: Week): Day {
  // The 4th of January lies in the first week.
  const fourth = dayFrom({ year, month: 1, day: 4 });
  return addDays(fourth, 1 - weekdayOf(fourth) + (week - 1) * 7);
}

function weekOfMonday(monday: Day): Week {
  // A week belongs to the year of its Thursday.
  const year = Number(addDays(monday, 3).slice(0, 4));
  const first = mondayOf({ year, week: 1 });
  return { year, week: 1 + Math.round((Date.parse(monday) - Date.parse(first)) / 604_800_000) };
}
