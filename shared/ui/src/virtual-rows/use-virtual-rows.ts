import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useBelowTheFold } from '../below-the-fold/below-the-fold.ts';

/** What most windows show; rendered before the rest is measured. */
export const FIRST_CARDS = 14;

/** One page of results with its placeholders. */
const PAGE_CARDS = 35;

/** Rows within so many screens above and below the visible part are rendered. */
const OVERSCAN_SCREENS = 1;

/** And at least so far, in CSS pixels: the last result asks for the next page from 500 px below a low screen too. */
const LEAST_OVERSCAN = 500;

/** The layout of a list of rows, in CSS pixels. */
export interface RowLayout {
  readonly columns: number;
  /** Of a row that was not measured, with the gap below. */
  readonly rowHeight: number;
  /** Of those that were, by their place among the rows, with the gap below. */
  readonly measured?: ReadonlyMap<number, number>;
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

/**
 * @param most ends the last row: what would follow it counts as left out
 * @returns everything while the layout is unknown
 */
export function visibleRows(count: number, layout: RowLayout | undefined, most = count): VirtualRows {
  if (!layout || layout.columns < 1 || layout.rowHeight <= 0)
    return { first: 0, end: count, before: 0, after: 0 };
  const { columns, rowHeight, measured, top, viewportHeight } = layout;
  const rows = Math.ceil(count / columns);
  const margin = Math.max(viewportHeight * OVERSCAN_SCREENS, LEAST_OVERSCAN);
  const heightOf = (row: number) => measured?.get(row) ?? rowHeight;
  let row = 0;
  let before = 0;
  while (row < rows && top + before + heightOf(row) <= -margin) before += heightOf(row++);
  const firstRow = row;
  let height = before;
  const lastRow = Math.min(rows, Math.ceil(most / columns));
  while (row < lastRow && (row === firstRow || top + height < viewportHeight + margin))
    height += heightOf(row++);
  const endRow = row;
  let after = 0;
  while (row < rows) after += heightOf(row++);
  return { first: firstRow * columns, end: Math.min(count, endRow * columns), before, after };
}

/**
 * Renders only the rows near the screen. Their heights and the number of columns are measured, since style sheets and the length
 * of texts decide them.
 * @param frame holds the space before and the list (`ul`)
 * @param keyOf names an item among all lists; undefined for a placeholder
 */
export function useVirtualRows(
  frame: RefObject<HTMLElement | null>,
  count: number,
  keyOf: (index: number) => number | undefined,
): VirtualRows {
  const isWhole = useBelowTheFold();
  const [rows, setRows] = useState<VirtualRows>({
    first: 0,
    end: count <= PAGE_CARDS && isWhole ? count : FIRST_CARDS,
    before: 0,
    after: 0,
  });

  const measure = useEffectEvent(() => {
    const next = visibleRows(count, layoutOf(frame.current, rows.first, count, keyOf));
    setRows((rows) => (isSame(rows, next) ? rows : next));
  });

  /** Adds one row below those that are there, which fill the window: rendering and laying out all of them is a long task on a slow processor. */
  const grow = useEffectEvent(() => {
    const layout = layoutOf(frame.current, rows.first, count, keyOf);
    const all = visibleRows(count, layout);
    // Scrolled meanwhile, it misses rows in sight.
    const next =
      layout && all.first === rows.first ? visibleRows(count, layout, rows.end + layout.columns) : all;
    startTransition(() => setRows((rows) => (isSame(rows, next) ? rows : next)));
  });

  useLayoutEffect(() => {
    // A longer list (after Back) needs its whole height at once, for the scroll position.
    if (count > PAGE_CARDS) measure();
  }, [count]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // It reports after the layout of the next frame, where reading heights costs no layout of its own: at first, for another number
    // of items, and when cards that come near the screen get their content, and with it their height.
    const observer = new ResizeObserver(() => (count > PAGE_CARDS ? measure() : grow()));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, count]);

  useEffect(() => {
    // A row that is as high as was expected changes no size.
    if (count > PAGE_CARDS || rows.after === 0) return;
    const timer = setTimeout(grow);
    return () => clearTimeout(timer);
  }, [count, rows]);

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

/** @param first the first item that is rendered */
function layoutOf(
  frame: HTMLElement | null,
  first: number,
  count: number,
  keyOf: (index: number) => number | undefined,
): RowLayout | undefined {
  const list = frame?.querySelector('ul');
  if (!frame || !list?.firstElementChild) return undefined;
  const style = getComputedStyle(list);
  const columns = style.gridTemplateColumns.split(' ').length;
  const gap = Number.parseFloat(style.rowGap) || 0;
  const known = rowHeights([frame.dataset.view, frame.clientWidth, style.fontSize].join());
  const usual = list.firstElementChild.getBoundingClientRect().height;
  // Nothing is laid out.
  if (usual === 0) return undefined;
  known.usual ??= usual + gap;
  // Rendered for another number of columns, the rows are other ones.
  for (let at = 0; first % columns === 0 && at < list.children.length; at += columns) {
    const key = keyOf(first + at);
    const height = (list.children[at]?.getBoundingClientRect().height ?? 0) + gap;
    // A row without its content is lower.
    if (key !== undefined) known.byKey.set(key, Math.max(known.byKey.get(key) ?? 0, height));
  }
  const measured = new Map<number, number>();
  for (let row = 0; row * columns < count; row += 1) {
    const height = known.byKey.get(keyOf(row * columns) ?? Number.NaN);
    if (height !== undefined) measured.set(row, height);
  }
  const { top } = frame.getBoundingClientRect();
  return { columns, rowHeight: known.usual, measured, top, viewportHeight: innerHeight };
}

function isSame(one: VirtualRows, other: VirtualRows): boolean {
  return (
    one.first === other.first &&
    one.end === other.end &&
    one.before === other.before &&
    one.after === other.after
  );
}

/** The heights of rows in one layout, in CSS pixels, with the gap below. */
interface RowHeights {
  /** Taken for rows that were not measured; undefined before the first measure. */
  usual?: number;
  /** By the key of a row's first item. */
  readonly byKey: Map<number, number>;
}

/** Kept for the way back to a list: its rows have the heights at once that they had, or the scroll position would be another one. */
const known = new Map<string, RowHeights>();

/** @param layout whatever decides the height of a row besides its content: view, width and text size */
function rowHeights(layout: string): RowHeights {
  const heights = known.get(layout) ?? { byKey: new Map<number, number>() };
  known.set(layout, heights);
  return heights;
}
