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

/** Weeks from Monday to Sunday, the present one last and cut after today. */
export function heatmapWeeks(
  history: readonly HistoryDay[],
  now: number,
): readonly (readonly HeatmapDay[])[] {
  const byDay = new Map(history.map((day) => [Math.floor((day.date * 1000) / DAY_MS), day]));
  const today = Math.floor(now / DAY_MS);
  // Day 0 of Unix time was a Thursday.
  const monday = today - ((today + 3) % 7);
  const first = monday - (HEATMAP_WEEKS - 1) * 7;
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
