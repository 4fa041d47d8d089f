import type { AiringDayVariables } from './airing-day.query.ts';
import type { Span } from './zone.ts';

/** One or two days of UTC: one request. */
export interface UtcDays extends Span {
  readonly variables: AiringDayVariables;
  /** They are over: what is known of them changes rarely. */
  readonly isPast: boolean;
}

const DAY_MS = 86_400_000;

/** With the own list, whose entries are marks in the schedule of all, 8 for a week. */
const MOST_REQUESTS = 7;

/** Numbers of days since 1970: the first, and the one after the last. */
type Days = readonly [first: number, end: number];

/**
 * The days of UTC in which a span lies, a request each. A week has parts of 8 where days begin at another time than in UTC (9 where it
 * has 25 hours more and meets a delay): then the two at the border that is further from today are one request. First the
 * one that it is now or the nearest to it, then outward: they are asked for in this order.
 */
export function utcDaysOf({ fromMs, toMs }: Span, nowMs: number): readonly UtcDays[] {
  const first = Math.floor(fromMs / DAY_MS);
  const count = Math.max(0, Math.ceil(toMs / DAY_MS) - first);
  const today = Math.floor(nowMs / DAY_MS);
  const single = Array.from({ length: count }, (_, index): Days => [first + index, first + index + 1]);
  return withJoinedBorders(single, today)
    .toSorted((one, other) => distance(one, today) - distance(other, today))
    .map((days) => utcDays(days, nowMs));
}

function withJoinedBorders(days: readonly Days[], today: number): readonly Days[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return days;
  const joinsLastFirst = distance(last, today) >= distance(first, today);
  const joinFirst = (all: readonly Days[]) => joined(all, 0, today);
  const joinLast = (all: readonly Days[]) => joined(all, all.length - 2, today);
  return joinsLastFirst ? joinFirst(joinLast(days)) : joinLast(joinFirst(days));
}

/** Today stays a request of its own: it is sent before the page's code is there. @param at of the first of two */
function joined(days: readonly Days[], at: number, today: number): readonly Days[] {
  const [one, next] = [days[at], days[at + 1]];
  if (days.length <= MOST_REQUESTS || !one || !next) return days;
  const both: Days = [one[0], next[1]];
  return distance(both, today) === 0 ? days : [...days.slice(0, at), both, ...days.slice(at + 2)];
}

function utcDays([first, end]: Days, nowMs: number): UtcDays {
  const [fromMs, toMs] = [first * DAY_MS, end * DAY_MS];
  return {
    fromMs,
    toMs,
    // The tracker counts neither bound as a part.
    variables: { after: fromMs / 1000 - 1, before: toMs / 1000, part: 1 },
    isPast: toMs <= nowMs,
  };
}

/** Of two days that are equally far, the later one is wanted first. */
function distance([first, end]: Days, today: number): number {
  if (today < first) return first - today;
  return today < end ? 0 : today - end + 1.5;
}
