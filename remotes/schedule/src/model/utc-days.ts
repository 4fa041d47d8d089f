import type { AiringDayVariables } from './airing-day.query.ts';
import type { Span } from './zone.ts';

export interface UtcDay extends Span {
  readonly variables: AiringDayVariables;
  /** It is over: what is known of it changes rarely. */
  readonly isPast: boolean;
}

const DAY_MS = 86_400_000;

/**
 * The days of UTC in which a span lies: 8 for a week, 9 where a week of 25 hours more meets a delay. First the one that it is now or the
 * nearest to it, then outward: they are asked for in this order.
 */
export function utcDaysOf({ fromMs, toMs }: Span, nowMs: number): readonly UtcDay[] {
  const first = Math.floor(fromMs / DAY_MS);
  const count = Math.max(0, Math.ceil(toMs / DAY_MS) - first);
  const today = Math.floor(nowMs / DAY_MS);
  return Array.from({ length: count }, (_, index) => first + index)
    .toSorted((one, other) => distance(one, today) - distance(other, today))
    .map((day) => utcDay(day, nowMs));
}

function utcDay(day: number, nowMs: number): UtcDay {
  const [fromMs, toMs] = [day * DAY_MS, (day + 1) * DAY_MS];
  return {
    fromMs,
    toMs,
    // The tracker counts neither bound as a part.
    variables: { after: fromMs / 1000 - 1, before: toMs / 1000, part: 1 },
    isPast: toMs <= nowMs,
  };
}

/** Of two days that are equally far, the later one is wanted first. */
function distance(day: number, today: number): number {
  return day >= today ? day - today : today - day + 0.5;
}
