import { type ReactNode, useId } from 'react';
import classes from './Panel.module.css';

export interface PanelProps {
  readonly title: string;
  /** One quiet link at the end of the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the page: its failure stays inside it. The browser skips its layout and painting while it is far below the view. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
