import { formatFuzzyDate, formatNumber } from '@tsugi/ui/components';
import type { CSSProperties } from 'react';
import classes from './ActivityHeatmap.module.css';
import { HEATMAP_WEEKS, type HeatmapDay, type HistoryDay, heatmapWeeks } from './heatmap-weeks.ts';

/** One square a day, the darker the busier. */
export function ActivityHeatmap({ history }: { readonly history: readonly HistoryDay[] }) {
  const weeks = heatmapWeeks(history, Date.now());
  const busy = weeks.flat().filter((day) => day.amount > 0);
  const total = busy.reduce((sum, day) => sum + day.amount, 0);
  const summary = `${formatNumber(total)} activities on ${busy.length} days of the last ${HEATMAP_WEEKS} weeks`;
  return (
    <section className={classes.panel} aria-labelledby="activity-history">
      <h2 id="activity-history" className={classes.heading}>
        Activity history
      </h2>
      <div className={classes.weeks} role="img" aria-label={summary}>
        {weeks.map((week) => (
          <div key={week[0]?.time} className={classes.week}>
            {week.map((day) => (
              <span key={day.time} className={classes.day} style={levelStyle(day)} title={dayText(day)} />
            ))}
          </div>
        ))}
      </div>
      <p className={classes.summary}>{summary}</p>
    </section>
  );
}

function dayText({ time, amount }: HeatmapDay): string {
  const date = new Date(time);
  const day = formatFuzzyDate({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
  return `${day}: ${amount === 0 ? 'nothing' : formatNumber(amount)}`;
}

function levelStyle({ level }: HeatmapDay): CSSProperties | undefined {
  // Custom properties are not part of CSSProperties.
  return level > 0 ? ({ '--level': `${20 + level * 8}%` } as CSSProperties) : undefined;
}
