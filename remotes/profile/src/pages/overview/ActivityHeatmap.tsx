import { plural, t } from '@tsugi/i18n/macro';
import { firstDayOfWeek, formatFuzzyDate } from '@tsugi/ui/components';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import classes from './ActivityHeatmap.module.css';
import {
  HEATMAP_WEEKS,
  type HeatmapDay,
  type HistoryDay,
  heatmapMonths,
  heatmapWeeks,
} from './heatmap-weeks.ts';

const WEEK_DAYS = 7;
/** One of each shade of the legend, from nothing to the busiest. */
const LEGEND_LEVELS = [0, 2, 5, 7, 10] as const;

/** How far a key moves, in days. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -WEEK_DAYS,
  ArrowRight: WEEK_DAYS,
  PageUp: -4 * WEEK_DAYS,
  PageDown: 4 * WEEK_DAYS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * One square a day, the stronger the busier. The squares are too small to be pressed one by one, so they are one control:
 * pointing, tapping or an arrow key chooses the day whose count is read below.
 */
export function ActivityHeatmap({ history }: { readonly history: readonly HistoryDay[] }) {
  const headingId = useId();
  const weeks = heatmapWeeks(history, Date.now(), firstDayOfWeek());
  const days = weeks.flat();
  const [chosen, setChosen] = useState<number>();
  const busy = days.filter((day) => day.amount > 0);
  const total = busy.reduce((sum, day) => sum + day.amount, 0);
  const busyDays = busy.length;
  const summary = t`${plural(total, { one: '# activity', other: '# activities' })} on ${plural(busyDays, { one: '# day', other: '# days' })} of the last ${{ weeks: HEATMAP_WEEKS }} weeks`;
  const last = days.length - 1;
  const shown = chosen === undefined ? undefined : days[chosen];

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setChosen(undefined);
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, (chosen ?? last) + step)));
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const week = Math.floor(((event.clientX - left) / width) * HEATMAP_WEEKS);
    const day = Math.floor(((event.clientY - top) / height) * WEEK_DAYS);
    const index = week * WEEK_DAYS + day;
    if (day >= 0 && day < WEEK_DAYS && index >= 0 && index <= last) setChosen(index);
  };

  return (
    <section className={`panel padded gap-4 grid narrow ${classes.panel}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">{t`Activity history`}</h2>
      {/* Time runs from left to right in every language. */}
      <div className={classes.chart} dir="ltr">
        <div className={`grid muted ${classes.months}`} aria-hidden="true">
          {heatmapMonths(weeks).map(({ label, week }) => (
            <span key={week} style={{ gridColumnStart: week + 1 }}>
              {label}
            </span>
          ))}
        </div>
        <div
          className={classes.weeks}
          role="slider"
          tabIndex={0}
          aria-label={t`Day, ${summary}`}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={chosen ?? last}
          aria-valuetext={dayText(shown ?? days[last])}
          onKeyDown={move}
          onFocus={() => setChosen((index) => index ?? last)}
          onBlur={() => setChosen(undefined)}
          onPointerDown={point}
          onPointerMove={(event) => event.pointerType === 'mouse' && point(event)}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse' && document.activeElement !== event.currentTarget)
              setChosen(undefined);
          }}
        >
          {days.map((day) => (
            <span
              key={day.time}
              className={classes.day}
              data-chosen={day === shown ? '' : undefined}
              style={levelStyle(day.level)}
            />
          ))}
        </div>
      </div>
      <div className={`fine row wrap spread ${classes.foot}`}>
        <p>{shown ? dayText(shown) : summary}</p>
        <p className={`row ${classes.legend}`}>
          {t({ message: 'Less', context: 'activity' })}
          {LEGEND_LEVELS.map((level) => (
            <span key={level} className={classes.day} style={levelStyle(level)} />
          ))}
          {t({ message: 'More', context: 'activity' })}
        </p>
      </div>
    </section>
  );
}

function dayText(day: HeatmapDay | undefined): string {
  if (!day) return '';
  const date = new Date(day.time);
  const dayName = formatFuzzyDate({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
  const { amount } = day;
  return t`${dayName}: ${plural(amount, { 0: 'nothing', one: '# activity', other: '# activities' })}`;
}

function levelStyle(level: number): CSSProperties | undefined {
  return level > 0 ? { '--level': `${20 + level * 8}%` } : undefined;
}
