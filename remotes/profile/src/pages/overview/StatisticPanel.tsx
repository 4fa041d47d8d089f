import { useId } from 'react';
import type { StatisticNumber } from '../../model/statistic-numbers.ts';
import classes from './OverviewPage.module.css';

export interface StatisticPanelProps {
  readonly title: string;
  readonly numbers: readonly StatisticNumber[];
}

export function StatisticPanel({ title, numbers }: StatisticPanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      <dl className={classes.facts}>
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
