import { CardGrid, type ScoreFormat } from '@tsugi/ui/components';
import { useVirtualRows } from '@tsugi/ui/virtual-rows';
import { useId, useRef } from 'react';
import type { FitOf } from './fit.ts';
import classes from './Season.module.css';
import { SeasonCard } from './SeasonCard.tsx';
import type { SeasonMedia } from './season-media.query.ts';
import type { DecisionEvents } from './use-decisions.tsx';
import type { DecisionsByTitle } from './use-triage.ts';

export interface SeasonGridProps {
  readonly label: string;
  /** Below the heading, what is in the group. */
  readonly hint: string | undefined;
  readonly items: readonly SeasonMedia[];
  readonly skipped: ReadonlySet<number>;
  /** Where titles are sorted by it. */
  readonly fitOf: FitOf | undefined;
  readonly scoreFormat: ScoreFormat | undefined;
  /** The group stands at the top of the page. */
  readonly isFirst: boolean;
  readonly decisions: DecisionsByTitle;
  readonly events: DecisionEvents;
}

/** The first row on a desk, the first two on a phone. */
const PRIORITY_CARDS = 7;

/** A group of titles under its heading, of which only the rows near the screen are rendered. */
export function SeasonGrid(props: SeasonGridProps) {
  const { label, hint, items, skipped, fitOf, isFirst, ...card } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { first, end, before, after } = useVirtualRows(frame, items.length, (index) => items[index]?.id);
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={`row gap-2 ${classes.groupHead}`}>
        <h2 id={id}>{label}</h2>
        <span className={`subdued ${classes.count}`}>{items.length}</span>
        {hint && <span className={`fine ${classes.hint}`}>{hint}</span>}
      </div>
      <div ref={frame} data-view="grid">
        {before > 0 && <div style={{ blockSize: before }} />}
        <CardGrid list label={label}>
          {items.slice(first, end).map((media, index) => (
            <li
              key={media.id}
              className={classes.item}
              data-media={media.id}
              aria-setsize={items.length}
              aria-posinset={first + index + 1}
            >
              <SeasonCard
                {...card}
                media={media}
                isSkipped={skipped.has(media.id)}
                fit={fitOf?.(media)}
                priority={isFirst && first + index < PRIORITY_CARDS}
              />
            </li>
          ))}
        </CardGrid>
        {after > 0 && <div style={{ blockSize: after }} />}
      </div>
    </section>
  );
}
