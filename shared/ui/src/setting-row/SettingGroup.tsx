import { type ReactNode, useId } from 'react';
import classes from './SettingRow.module.css';

export interface SettingGroupProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** Settings that belong together, on one card. */
export function SettingGroup({ title, description, children }: SettingGroupProps) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id} className={`strong ${classes.title}`}>
        {title}
      </h3>
      {description && <p className={`subdued ${classes.lead}`}>{description}</p>}
      <div className={`panel ${classes.rows}`}>{children}</div>
    </section>
  );
}
