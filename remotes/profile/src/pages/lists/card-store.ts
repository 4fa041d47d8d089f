import type { ListCard } from './worker/list.protocol.ts';

/** The cards that have come from the worker, by row. */
export interface CardStore {
  readonly get: (row: number) => ListCard | undefined;
  /** Takes cards that have come. The first few show at once, the others a few at a time. */
  readonly put: (rows: Iterable<number>, cards: readonly ListCard[]) => void;
  /** Calls back when cards have come or changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Cards that are rendered in one task: a screenful at once blocks a slow device for longer than a key press may wait. */
const AT_ONCE = 8;

/** Rendered before an item is measured: two lines of a desk. The first cards of all come at once. */
export const FIRST_ITEMS = 12;

/** @param later runs a function in a task of its own */
export function createCardStore(later: (run: () => void) => void = (run) => setTimeout(run)): CardStore {
  const shown = new Map<number, ListCard>();
  const listeners = new Set<() => void>();
  let waiting = new Map<number, ListCard>();
  let isScheduled = false;

  const release = () => {
    const next = [...waiting].slice(0, shown.size === 0 ? FIRST_ITEMS : AT_ONCE);
    for (const [row, card] of next) {
      waiting.delete(row);
      shown.set(row, card);
    }
    if (next.length > 0) for (const listener of [...listeners]) listener();
    if (waiting.size === 0 || isScheduled) return;
    isScheduled = true;
    later(() => {
      isScheduled = false;
      release();
    });
  };

  return {
    get: (row) => shown.get(row),
    put: (rows, cards) => {
      const newer = new Map<number, ListCard>();
      let index = 0;
      for (const row of rows) {
        const card = cards[index];
        index += 1;
        // Each response has objects of its own: an equal one renders nothing anew.
        if (card && !isEqual(waiting.get(row) ?? shown.get(row), card)) newer.set(row, card);
      }
      // What was asked for last is in sight.
      for (const [row, card] of waiting) if (!newer.has(row)) newer.set(row, card);
      waiting = newer;
      if (!isScheduled) release();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isEqual(known: ListCard | undefined, card: ListCard): boolean {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(card);
}
