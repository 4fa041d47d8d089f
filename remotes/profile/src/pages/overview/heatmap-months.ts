import { formatFuzzyDate } from '@tsugi/ui/components';
import type { HeatmapDay } from './heatmap-weeks.ts';

export interface HeatmapMonth {
  /** "Nov" */
  readonly label: string;
  /** The column of its first Monday, from 0. */
  readonly week: number;
}

/** Weeks that a label needs beside the next one. */
const LABEL_WEEKS = 2;

/** The months over the columns, each where its first week starts; the first only when it has room before the second. */
export function heatmapMonths(weeks: readonly (readonly HeatmapDay[])[]): readonly HeatmapMonth[] {
  const months = weeks.flatMap(([monday], week): readonly HeatmapMonth[] => {
    const before = weeks[week - 1]?.[0];
    if (!monday || (before && monthOf(before) === monthOf(monday))) return [];
    return [{ label: formatFuzzyDate({ month: monthOf(monday) + 1 }), week }];
  });
  return months.filter(({ week }, index) => (months[index + 1]?.week ?? weeks.length) - week >= LABEL_WEEKS);
}

function monthOf({ time }: HeatmapDay): number {
  return new Date(time).getUTCMonth();
}
