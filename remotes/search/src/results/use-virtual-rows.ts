import { useBelowTheFold } from '@tsugi/ui/components';
import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** What most windows show; rendered before the rest is measured. */
export const FIRST_CARDS = 14;

/** One page of results with its placeholders. */
const PAGE_CARDS = 35;

/** Rows within so many screens above and below the visible part are rendered. */
const OVERSCAN_SCREENS = 1;

/** And at least so far, in CSS pixels: the last result asks for the next page from 500 px below a low screen too. */
const LEAST_OVERSCAN = 500;

/** The layout of a list of equal rows, in CSS pixels. */
export interface RowLayout {
  readonly columns: number;
  /** With the gap below. */
  readonly rowHeight: number;
  /** The list's upper edge against the viewport's; negative once it is scrolled past. */
  readonly top: number;
  readonly viewportHeight: number;
}

/** The items to render, and the space of those before and after them. */
export interface VirtualRows {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** @returns everything while the layout is unknown */
export function visibleRows(count: number, layout: RowLayout | undefined): VirtualRows {
  if (!layout || layout.columns < 1 || layout.rowHeight <= 0)
    return { first: 0, end: count, before: 0, after: 0 };
  const { columns, rowHeight, top, viewportHeight } = layout;
  const rows = Math.ceil(count / columns);
  const margin = Math.max(viewportHeight * OVERSCAN_SCREENS, LEAST_OVERSCAN);
  const clamp = (row: number) => Math.min(Math.max(row, 0), rows);
  const firstRow = clamp(Math.floor((-top - margin) / rowHeight));
  const endRow = Math.max(
    clamp(Math.ceil((-top + viewportHeight + margin) / rowHeight)),
    Math.min(rows, firstRow + 1),
  );
  return {
    first: firstRow * columns,
    end: Math.min(count, endRow * columns),
    before: firstRow * rowHeight,
    after: (rows - endRow) * rowHeight,
  };
}

/**
 * Renders only the rows near the screen. Their height and the number of columns are measured, since style sheets decide them.
 * @param frame holds the space before and the list (`ul`)
 */
export function useVirtualRows(frame: RefObject<HTMLElement | null>, count: number): VirtualRows {
  const isWhole = useBelowTheFold();
  const [rows, setRows] = useState<VirtualRows>({
    first: 0,
    end: count <= PAGE_CARDS && isWhole ? count : FIRST_CARDS,
    before: 0,
    after: 0,
  });

  const measure = useEffectEvent(() => {
    const next = visibleRows(count, layoutOf(frame.current));
    setRows((rows) => (isSame(rows, next) ? rows : next));
  });

  useLayoutEffect(() => {
    // A longer list (after Back) needs its whole height at once, for the scroll position.
    if (count > PAGE_CARDS) measure();
    else startTransition(measure);
  }, [count]);

  useEffect(() => {
    let frameId: number | undefined;
    const later = () => {
      frameId ??= requestAnimationFrame(() => {
        frameId = undefined;
        measure();
      });
    };
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
      if (frameId !== undefined) cancelAnimationFrame(frameId);
    };
  }, []);

  return { ...rows, end: Math.min(rows.end, count) };
}

function layoutOf(frame: HTMLElement | null): RowLayout | undefined {
  const list = frame?.querySelector('ul');
  const item = list?.firstElementChild;
  if (!frame || !list || !item) return undefined;
  const style = getComputedStyle(list);
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    rowHeight: item.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0),
    top: frame.getBoundingClientRect().top,
    viewportHeight: innerHeight,
  };
}

function isSame(one: VirtualRows, other: VirtualRows): boolean {
  return (
    one.first === other.first &&
    one.end === other.end &&
    one.before === other.before &&
    one.after === other.after
  );
}
