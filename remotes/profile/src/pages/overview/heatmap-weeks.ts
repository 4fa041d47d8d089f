import { formatFuzzyDate } from '@tsugi/ui/components';

export interface HistoryDay {
  /** Unix seconds within the day, UTC. */
  readonly date: number;
  readonly amount: number;
  /** 1 to 10. */
  readonly level: number;
}

export interface HeatmapDay {
  /** Midnight, UTC, in milliseconds. */
  readonly time: number;
  readonly amount: number;
  /** 0 for nothing, up to 10. */
  readonly level: number;
}

export const HEATMAP_WEEKS = 25;
const DAY_MS = 86_400_000;

/**
 * Weeks of seven days, the present one last and cut after today.
 * @param firstDay of a week, 1 for Monday to 7 for Sunday
 */
export function heatmapWeeks(
  history: readonly HistoryDay[],
  now: number,
  firstDay = 1,
): readonly (readonly HeatmapDay[])[] {
  const byDay = new Map(history.map((day) => [Math.floor((day.date * 1000) / DAY_MS), day]));
  const today = Math.floor(now / DAY_MS);
  // Day 0 of Unix time was a Thursday.
  const weekBegan = today - ((today + 4 - firstDay + 7) % 7);
  const first = weekBegan - (HEATMAP_WEEKS - 1) * 7;
  return Array.from({ length: HEATMAP_WEEKS }, (_week, week) => {
    const start = first + week * 7;
    const length = Math.min(7, today - start + 1);
    return Array.from({ length }, (_day, offset) => toDay(start + offset, byDay.get(start + offset)));
  });
}

function toDay(day: number, entry: HistoryDay | undefined): HeatmapDay {
  const level = Math.min(10, Math.max(0, entry?.level ?? 0));
  return {
    time: day * DAY_MS,
    amount: entry?.amount ?? 0,
    level: entry && entry.amount > 0 ? Math.max(1, level) : 0,
  };
}

interface HeatmapMonth {
  /** "Nov" */
  readonly label: string;
  /** The column of the first week that begins in it, from 0. */
  readonly week: number;
}

/** Weeks that a label needs beside the next one. */
const LABEL_WEEKS = 2;

/** The months over the columns, each where its first week starts; the first only when it has room before the second. */
export function heatmapMonths(weeks: readonly (readonly HeatmapDay[])[]): readonly HeatmapMonth[] {
  const months = weeks.flatMap(([start], week): readonly HeatmapMonth[] => {
    const before = weeks[week - 1]?.[0];
    if (!start || (before && monthOf(before) === monthOf(start))) return [];
    return [{ label: formatFuzzyDate({ month: monthOf(start) + 1 }), week }];
  });
  return months.filter(({ week }, index) => (months[index + 1]?.week ?? weeks.length) - week >= LABEL_WEEKS);
}

function monthOf({ time }: HeatmapDay): number {
  return new Date(time).getUTCMonth();
}
