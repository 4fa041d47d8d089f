import { type RefObject, useLayoutEffect, useState } from 'react';

// Long lists and grids of which only the lines in sight are rendered. A page measures once for all its grids and asks for each of them:
//   const measured = useGridMeasure(container, view);
//   const { from, to, before, after } = useVisibleRows(frame, count, measured, { margin: 500, first: 14 });
// `container` is around all grids, `frame` around one of them, with `paddingBlockStart: before` and `paddingBlockEnd: after`; each item
// has `data-item`, and at least `--row-height`, since all lines are equally high.

export interface VisibleRows {
  /** The items that are rendered: from, inclusive, to, exclusive. */
  readonly from: number;
  readonly to: number;
  /** The height of what is left out before and after them, in pixels. */
  readonly before: number;
  readonly after: number;
}

export interface VisibleRowsOptions {
  /** Items so far beyond the edges of the window are rendered too, in pixels. */
  readonly margin?: number;
  /** So many items are rendered to measure one, and where nothing can be measured. */
  readonly first?: number;
}

export interface GridMeasure {
  readonly columns: number;
  /** Of one line with the gap below it, in pixels; 0 before anything was measured. */
  readonly line: number;
  readonly gap: number;
}

const UNMEASURED: GridMeasure = { columns: 1, line: 0, gap: 0 };

/** Browsers lay out in 64ths of a pixel: the same item is a few of them higher or lower from layout to layout. */
const ROUNDING = 1 / 16;

/**
 * Measures the items below an element. All lines of all grids there are as high as the highest one: a page gives its items
 * `--row-height` as their least height, which matters where wide letters (WCAG 1.4.12) need more lines than are planned for. While
 * the width is the same the measure only grows, so that it does not go to and fro with what is in sight.
 * @param view another one is measured anew
 */
export function useGridMeasure(container: RefObject<HTMLElement | null>, view: string): GridMeasure {
  const [measured, setMeasured] = useState({ view, grid: UNMEASURED });

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    let width = 0;
    let highest = 0;
    const measure = () => {
      // What items need by themselves counts at another width alone. The property is inherited: each change of it computes the style of all
      // items anew.
      if (element.clientWidth !== width) {
        element.style.removeProperty('--row-height');
        highest = 0;
        width = element.clientWidth;
      }
      const found = measureGrid(element);
      if (found.line > highest + ROUNDING) highest = found.line;
      const grid = found.line === 0 ? found : { ...found, line: highest };
      const least = `${highest - found.gap}px`;
      if (highest > 0 && element.style.getPropertyValue('--row-height') !== least)
        element.style.setProperty('--row-height', least);
      setMeasured((known) => (known.view === view && isSame(known.grid, grid) ? known : { view, grid }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, view]);

  return measured.view === view ? measured.grid : UNMEASURED;
}

/**
 * Which items of a grid are in sight.
 * @param frame contains the grid
 * @param options.first 0 for a grid that is not the first of its page
 */
export function useVisibleRows(
  frame: RefObject<HTMLElement | null>,
  count: number,
  measured: GridMeasure,
  { margin = 260, first = 0 }: VisibleRowsOptions = {},
): VisibleRows {
  const [seen, setSeen] = useState<{ readonly from: number; readonly to: number }>();

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || measured.line === 0) return;
    let request = 0;
    const look = () => {
      request = 0;
      const top = -element.getBoundingClientRect().top;
      const from = Math.max(0, Math.floor((top - margin) / measured.line));
      const to = Math.max(0, Math.ceil((top + innerHeight + margin) / measured.line));
      setSeen((known) => (known?.from === from && known.to === to ? known : { from, to }));
    };
    const later = () => {
      request ||= requestAnimationFrame(look);
    };
    look();
    // Captured: a grid may stand in a dialog that scrolls.
    addEventListener('scroll', later, true);
    addEventListener('resize', later);
    // What stands above may grow or shrink.
    const observer = new ResizeObserver(later);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(request);
      removeEventListener('scroll', later, true);
      removeEventListener('resize', later);
      observer.disconnect();
    };
  }, [frame, measured, margin]);

  const { columns, line, gap } = measured;
  if (line === 0) return { from: 0, to: Math.min(count, first), before: 0, after: 0 };
  const all = Math.ceil(count / columns);
  // Between the measure and the first look the items stay that were measured.
  const lines = seen ?? { from: 0, to: Math.ceil(first / columns) };
  const from = Math.min(lines.from, all);
  const to = Math.min(lines.to, all);
  return {
    from: from * columns,
    to: Math.min(to * columns, count),
    before: from * line,
    // The last line has no gap below it.
    after: (all - to) * line - (to < all && to === from ? gap : 0),
  };
}

function measureGrid(container: HTMLElement): GridMeasure {
  const items = [...container.querySelectorAll('[data-item]')];
  const grid = items[0]?.parentElement;
  if (!grid) return UNMEASURED;
  const style = getComputedStyle(grid);
  const gap = Number.parseFloat(style.rowGap) || 0;
  const height = Math.max(...items.map((item) => item.getBoundingClientRect().height));
  const columns = style.gridTemplateColumns.split(' ').length;
  return height === 0 ? UNMEASURED : { columns, line: height + gap, gap };
}

/** Without items nothing is measured: the last measure stays. */
function isSame(known: GridMeasure, next: GridMeasure): boolean {
  return (
    next.line === 0 || (known.columns === next.columns && known.line === next.line && known.gap === next.gap)
  );
}
