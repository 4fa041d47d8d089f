import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { AppLink } from '@tsugi/ui';
import { measureText, measureValue } from '../../model/measure.ts';
import type { Measure } from '../../model/stats-params.ts';
import classes from './ShareBars.module.css';
import type { StatRow } from './stats-view.ts';

export interface ShareBarsProps {
  readonly label: string;
  readonly rows: readonly StatRow[];
  readonly type: ListType;
  readonly measure: Measure;
}

/** One bar a row with its number and its share of all; each leads to the list filtered by it. */
export function ShareBars({ label, rows, type, measure }: ShareBarsProps) {
  const values = rows.map((row) => measureValue(row, measure, type));
  const total = values.reduce((sum, value) => sum + value, 0);
  // A mean score is one of 100, everything else a part of the whole.
  const whole = measure === 'score' ? 100 : total;
  return (
    <ul className={`stack ${classes.rows}`} aria-label={label}>
      {rows.map((row, index) => {
        const value = values[index] ?? 0;
        return (
          <li key={row.label} data-status={row.tone}>
            <AppLink className={classes.row} to={row.to ?? ''}>
              <span>{row.label}</span>
              <span>
                <b>{measureText(row, measure, type)}</b>
                {measure !== 'score' && total > 0 && (
                  <span
                    className={`fine ${classes.share}`}
                  >{t`${{ percent: Math.round((value / total) * 100) }}%`}</span>
                )}
              </span>
              <span className={classes.track} aria-hidden="true">
                {value > 0 && <span className={classes.fill} style={{ '--length': value / whole }} />}
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
