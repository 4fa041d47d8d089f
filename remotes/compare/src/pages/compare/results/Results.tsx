import { ownScores } from '@tsugi/data/operations/own-scores';
import { t } from '@tsugi/i18n/macro';
import { useGridMeasure, useVisibleRows } from '@tsugi/lists/grid';
import type { ListType } from '@tsugi/lists/list-type';
import { useScoredMedia } from '@tsugi/lists/scored-media';
import { Skeleton } from '@tsugi/ui/components';
import { useEffect, useRef } from 'react';
import type { Results as ComparedResults } from '../../../model/types.ts';
import { CompareCard } from './CompareCard.tsx';
import classes from './Results.module.css';

export interface ResultsProps {
  readonly type: ListType;
  readonly results: ComparedResults;
  readonly reviewsNeeded: number | undefined;
  readonly showDifference: boolean;
  /** They belong to an earlier query; newer ones are computed. */
  readonly busy: boolean;
}

/** Cards within so many pixels of the window are rendered. */
const MARGIN_PX = 500;
/** Rendered before one is measured: what the first screen of a desk holds. */
const FIRST_CARDS = 9;
const EAGER_COVERS = 6;
/** Of a card without its rows, as CompareCard.module.css has it. */
const FIXED_HEIGHT_PX = 206;
/** User rows in a card. With more users the last one opens the others. */
const MAX_ROWS = 6;
const MIN_ROWS = 3;

/** The shared titles. Only the cards in sight are rendered, however many there are. */
export function Results({ type, results, reviewsNeeded, showDifference, busy }: ResultsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = rowsOf(results.users.length, reviewsNeeded);
  const measured = useGridMeasure(frame, `${rows}`);
  const { from, to, before, after } = useVisibleRows(frame, results.total, measured, {
    margin: MARGIN_PX,
    first: FIRST_CARDS,
  });

  const scored = useScoredMedia(ownScores, type);

  useEffect(() => results.need(from, to), [results, from, to]);

  return (
    <div ref={frame} style={{ paddingBlockStart: before, paddingBlockEnd: after }} aria-busy={busy}>
      <ul className={`column ${classes.grid}`} aria-label={t`Shared titles`}>
        {Array.from(results.ids.subarray(from, to), (id, index) => {
          const place = from + index;
          const row = results.row(place);
          return (
            <li key={id} data-item="" aria-setsize={results.total} aria-posinset={place + 1}>
              {row ? (
                <CompareCard
                  row={row}
                  users={results.users}
                  type={type}
                  rows={rows}
                  showDifference={showDifference}
                  scored={scored}
                  priority={place < EAGER_COVERS}
                />
              ) : (
                <CardPlaceholder rows={rows} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Rows of every card: with few reviews needed most titles have few users. */
function rowsOf(users: number, reviewsNeeded = users): number {
  return Math.max(1, Math.min(users, Math.max(reviewsNeeded, MIN_ROWS), MAX_ROWS));
}

/** A card of the same size, while its title is read. */
function CardPlaceholder({ rows }: { readonly rows: number }) {
  return <Skeleton height={`calc(${FIXED_HEIGHT_PX}px + ${rows} * 28px)`} radius={14} />;
}

interface ResultsSkeletonProps {
  readonly users: number;
  readonly reviewsNeeded: number | undefined;
}

/** The first screen of cards to come. */
export function ResultsSkeleton({ users, reviewsNeeded }: ResultsSkeletonProps) {
  const rows = rowsOf(users, reviewsNeeded);
  return (
    <div className={`column ${classes.grid}`} aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <CardPlaceholder key={index} rows={rows} />
      ))}
    </div>
  );
}
