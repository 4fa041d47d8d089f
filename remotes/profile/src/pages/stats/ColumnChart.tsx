import type { ListType } from '@tsugi/lists/list-type';
import { VisuallyHidden } from '@tsugi/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { measuresText, measureText, measureValue } from '../../model/measure.ts';
import type { Measure } from '../../model/stats-params.ts';
import classes from './ColumnChart.module.css';
import { areaPoints, barHeights, columnWidth, linePoints } from './chart-scale.ts';
import type { StatRow } from './stats-view.ts';

export interface ColumnChartProps {
  readonly label: string;
  readonly rows: readonly StatRow[];
  readonly type: ListType;
  readonly measure: Measure;
  /** A line scrolls sideways, its end first. */
  readonly kind: 'bars' | 'line';
}

interface Tip {
  readonly index: number;
  /** The middle of the column, from the chart's left edge, in pixels. */
  readonly x: number;
}

/**
 * Columns side by side, as bars or joined by a line. One stop of the Tab key: arrows move between columns. Pointing at a
 * column, focusing or tapping it shows all its numbers.
 */
export function ColumnChart({ label, rows, type, measure, kind }: ColumnChartProps) {
  const chart = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [tip, setTip] = useState<Tip>();
  const [stop, setStop] = useState(kind === 'line' ? rows.length - 1 : 0);
  const heights = barHeights(rows.map((row) => measureValue(row, measure, type)));
  const texts = rows.flatMap((row) => [row.label, row.count > 0 ? measureText(row, measure, type) : '']);
  // A year without a title has no time and no chapters: that is 0. It has no score.
  const isKnown = (row: StatRow | undefined) => measure !== 'score' || (row?.meanScore ?? 0) > 0;
  const shown = tip && rows[tip.index];

  useEffect(() => {
    if (kind === 'line' && chart.current) chart.current.scrollLeft = chart.current.scrollWidth;
  }, [kind]);

  const show = (index: number, column: HTMLElement) => {
    const frame = chart.current?.getBoundingClientRect();
    const { left, width } = column.getBoundingClientRect();
    setTip({ index, x: left + width / 2 - (frame?.left ?? 0) });
  };
  const hide = () => setTip(undefined);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
    const next = nextStop(event.key, Math.min(stop, rows.length - 1), rows.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    // Years and scores run from left to right in every language.
    <div className={classes.frame} dir="ltr">
      <div ref={chart} className={classes.scroll} onScroll={hide}>
        <ol
          ref={list}
          className={classes.columns}
          style={{ '--column-width': `${columnWidth(texts)}px` }}
          data-kind={kind}
          aria-label={label}
          onKeyDown={move}
        >
          {kind === 'line' && (
            <Line heights={heights.map((height, index) => (isKnown(rows[index]) ? height : null))} />
          )}
          {rows.map((row, index) => (
            <li key={row.label}>
              <button
                type="button"
                className={classes.column}
                tabIndex={index === Math.min(stop, rows.length - 1) ? 0 : -1}
                data-active={tip?.index === index ? '' : undefined}
                onPointerEnter={(event) => event.pointerType === 'mouse' && show(index, event.currentTarget)}
                onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
                onFocus={(event) => {
                  setStop(index);
                  show(index, event.currentTarget);
                }}
                onBlur={hide}
                onClick={(event) => show(index, event.currentTarget)}
              >
                <VisuallyHidden>{`${row.label}: ${measuresText(row, type)}`}</VisuallyHidden>
                <span className={classes.plot} style={{ '--height': heights[index] ?? 0 }} aria-hidden="true">
                  {row.count > 0 && (
                    <>
                      <span className={classes.value}>{measureText(row, measure, type)}</span>
                      {isKnown(row) && <span className={classes.mark} />}
                    </>
                  )}
                </span>
                <span className={classes.label} aria-hidden="true">
                  {row.label}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {shown && (
        <div className={classes.tip} style={{ '--x': `${tip.x}px` }} aria-hidden="true">
          <b>{shown.label}</b>
          <span>{measuresText(shown, type)}</span>
        </div>
      )}
    </div>
  );
}

/** Behind the columns, whose marks are its points. */
function Line({ heights }: { readonly heights: readonly (number | null)[] }) {
  return (
    <li className={classes.line} aria-hidden="true">
      <svg
        viewBox={`0 0 ${heights.length} 1`}
        preserveAspectRatio="none"
        focusable="false"
        aria-hidden="true"
      >
        <polygon points={areaPoints(heights)} />
        <polyline points={linePoints(heights)} />
      </svg>
    </li>
  );
}

function nextStop(key: string, stop: number, length: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(stop + 1, length - 1);
  if (key === 'ArrowLeft') return Math.max(stop - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
