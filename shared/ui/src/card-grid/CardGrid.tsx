import type { ReactNode } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './CardGrid.module.css';

export interface CardGridProps {
  /** Names the list for assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
  /** cover: 3 columns on a phone to 7 on a desk (9 on a very wide one). wide: cards of at least 300 px, side by side. */
  readonly size?: 'cover' | 'wide';
  /** The cards are placeholders. */
  readonly busy?: boolean;
  readonly className?: string | undefined;
}

export function CardGrid({ label, children, size = 'cover', busy = false, className }: CardGridProps) {
  return (
    <section aria-label={label} aria-busy={busy} className={classNames(classes.frame, className)}>
      <div className={classes.grid} data-size={size}>
        {children}
      </div>
    </section>
  );
}
