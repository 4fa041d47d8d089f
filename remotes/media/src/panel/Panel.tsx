import { type ReactNode, useId } from 'react';
import classes from './Panel.module.css';
import { PanelBoundary } from './PanelBoundary.tsx';

export interface PanelProps {
  readonly title: string;
  /** What stands in the panel's place when it fails: `Relations error`. */
  readonly error: string;
  /** One quiet link at the end of the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the page. The browser skips its layout and painting while it is far below the view. */
export function Panel({ title, error, action, children }: PanelProps) {
  const id = useId();
  return (
    <PanelBoundary message={error}>
      <section className={classes.panel} aria-labelledby={id}>
        <div className="section-head">
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {action}
        </div>
        {children}
      </section>
    </PanelBoundary>
  );
}
