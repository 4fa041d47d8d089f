import { type ApiError, type MissingPart, type QueryState, useQuery } from '@tsugi/data';
import type { AiringItem } from './airing.ts';
import { type AiringDay, airingDay, pastAiringDay } from './airing-day.query.ts';
import { type UtcDays, utcDaysOf } from './utc-days.ts';
import type { Span } from './zone.ts';

/** What is known of a span of the schedule; parts of it may be missing still. */
export interface Airings {
  readonly items: readonly AiringItem[];
  /** Spans of which nothing is known yet, and why not; without an error it is on its way. */
  readonly gaps: readonly Gap[];
  /** What the service could not give while it gave the rest. */
  readonly missing: readonly MissingPart[];
  /** The oldest part; milliseconds since 1970, undefined while there is none. */
  readonly storedAt: number | undefined;
  /** Why older data is shown; undefined when all of it is as new as it should be, or on its way. */
  readonly staleFor: ApiError | undefined;
  readonly retry: () => void;
}

export interface Gap extends Span {
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** A day, or two, is one request; 150 more airings of it are another. */
interface DayState {
  readonly day: UtcDays;
  readonly states: readonly QueryState<AiringDay>[];
}

/**
 * All that airs in a week: today first, then outward.
 * @param span null asks for nothing
 */
export function useAllAirings(span: Span | null, nowMs: number): Airings {
  const days = span ? utcDaysOf(span, nowMs) : [];
  const states = [
    useDay(days[0]),
    useDay(days[1]),
    useDay(days[2]),
    useDay(days[3]),
    useDay(days[4]),
    useDay(days[5]),
    useDay(days[6]),
    useDay(days[7]),
  ].flatMap((state) => state ?? []);
  return airingsOf(states);
}

function useDay(day: UtcDays | undefined): DayState | undefined {
  const operation = day?.isPast ? pastAiringDay : airingDay;
  const first = useQuery(operation, day?.variables ?? null);
  const more = useQuery(operation, day && first.data?.hasMore ? { ...day.variables, part: 2 } : null);
  return day && { day, states: first.data?.hasMore ? [first, more] : [first] };
}

function airingsOf(days: readonly DayState[]): Airings {
  const states = days.flatMap((one) => one.states);
  const stored = states.flatMap(({ storedAt }) => storedAt ?? []);
  return {
    items: onceEach(states.flatMap(({ data }) => data?.items ?? [])),
    gaps: days.flatMap(({ day, states: parts }) =>
      parts
        .filter(({ data }) => data === undefined)
        .map(({ error, retry }) => ({ fromMs: day.fromMs, toMs: day.toMs, error, retry })),
    ),
    missing: states.flatMap(({ missing }) => missing),
    storedAt: stored.length > 0 ? Math.min(...stored) : undefined,
    staleFor: states.find(({ data, error }) => data && error)?.error,
    retry: () => {
      for (const { error, missing, retry } of states) if (error || missing.length > 0) retry();
    },
  };
}

/** An airing whose time was moved after its former day was read is on two of them: the later time counts. */
function onceEach(items: readonly AiringItem[]): readonly AiringItem[] {
  const byId = new Map<number, AiringItem>();
  for (const item of items) {
    const known = byId.get(item.id);
    if (!known || known.airingAt < item.airingAt) byId.set(item.id, item);
  }
  return [...byId.values()];
}
