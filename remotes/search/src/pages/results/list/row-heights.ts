/** The heights of rows in one layout, in CSS pixels, with the gap below. */
export interface RowHeights {
  /** Taken for rows that were not measured; undefined before the first measure. */
  usual?: number;
  /** By the key of a row's first item. */
  readonly byKey: Map<number, number>;
}

/** Kept for the way back to a list: its rows have the heights at once that they had, or the scroll position would be another one. */
const known = new Map<string, RowHeights>();

/** @param layout whatever decides the height of a row besides its content: view, width and text size */
export function rowHeights(layout: string): RowHeights {
  const heights = known.get(layout) ?? { byKey: new Map<number, number>() };
  known.set(layout, heights);
  return heights;
}
