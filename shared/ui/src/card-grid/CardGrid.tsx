import type { ReactNode } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './CardGrid.module.css';

export interface CardGridProps {
  /** Names the list for assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
  /** cover: 3 columns on a phone to 7 on a desk (9 on a very wide one). wide: cards of at least 300 px, side by side. */
  readonly size?: 'cover' | 'wide';
  /** The children are `li` elements, so that assistive technology counts them. */
  readonly list?: boolean;
  /** The cards are placeholders. */
  readonly busy?: boolean;
  readonly className?: string | undefined;
}

export function CardGrid(props: CardGridProps) {
  const { label, children, size = 'cover', list = false, busy = false, className } = props;
  const frame = { className: classNames(classes.frame, className), 'aria-busy': busy };
  const grid = { className: classes.grid, 'data-size': size };
  if (list) {
    return (
      <div {...frame}>
        <ul {...grid} aria-label={label}>
          {children}
        </ul>
      </div>
    );
  }
  return (
    <section {...frame} aria-label={label}>
      <div {...grid}>{children}</div>
    </section>
  );
}
