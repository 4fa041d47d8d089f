import type { ListClient } from '../worker/list.protocol.ts';

/** What a page shows of its list by now. */
export interface ShownRows {
  readonly client: ListClient;
  /** Rows mean the same as long as this number does. */
  readonly tableId: number;
  /** All that pass, in their order. */
  readonly rows: Int32Array;
}

/** Which entries of a list are selected, by media. It outlives filters, orders and rows that are scrolled out of sight. */
export interface Selection {
  readonly has: (mediaId: number) => boolean;
  readonly count: () => number;
  /** In the order in which they were selected. */
  readonly ids: () => readonly number[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells what the page shows: ranges and all that is shown refer to it. */
  readonly show: (shown: ShownRows) => void;
  readonly toggle: (row: number, mediaId: number) => void;
  /**
   * A press on a row, perhaps with Shift: then all between the last press and this one become what this one becomes. Settles when it is
   * done.
   */
  readonly press: (row: number, isRange: boolean) => Promise<void>;
  readonly selectShown: () => Promise<void>;
  /** All that is shown has been selected, and nothing taken out since. */
  readonly hasAllShown: () => boolean;
  readonly clear: () => void;
}

/** @param begin a row that is selected as soon as anything is shown */
export function createSelection(begin?: number): Selection {
  const selected = new Set<number>();
  const listeners = new Set<() => void>();
  let shown: ShownRows | undefined;
  /** Rows that were selected as a whole. */
  let whole: Int32Array | undefined;
  let waiting = begin;
  let last: { readonly tableId: number; readonly row: number } | undefined;

  const set = (mediaIds: Iterable<number>, isOn: boolean) => {
    for (const id of mediaIds) {
      if (isOn) selected.add(id);
      else selected.delete(id);
    }
    if (!isOn) whole = undefined;
    for (const listener of [...listeners]) listener();
  };
  const mediaIds = async (rows: Int32Array): Promise<ArrayLike<number> & Iterable<number>> =>
    // A worker that has ended: its list is loaded again, and the next press asks that one.
    (await shown?.client.ask({ kind: 'media-ids', rows }).catch(() => undefined)) ?? [];
  const noteLast = (row: number) => {
    last = shown && { tableId: shown.tableId, row };
  };
  /** From the last press to this row, where both are shown; else the row alone. */
  const rowsUpTo = (row: number): Int32Array => {
    const rows = shown?.rows ?? new Int32Array();
    const to = rows.indexOf(row);
    const from = last && last.tableId === shown?.tableId ? rows.indexOf(last.row) : -1;
    if (to < 0 || from < 0) return Int32Array.of(row);
    return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  };

  const press = async (row: number, isRange: boolean) => {
    const rows = isRange ? rowsUpTo(row) : Int32Array.of(row);
    noteLast(row);
    const ids = await mediaIds(rows);
    const pressed = ids[rows.indexOf(row)];
    if (pressed !== undefined) set(ids, !selected.has(pressed));
  };

  return {
    has: (mediaId) => selected.has(mediaId),
    count: () => selected.size,
    ids: () => [...selected],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      shown = next;
      if (waiting === undefined) return;
      const row = waiting;
      waiting = undefined;
      void press(row, false);
    },
    toggle: (row, mediaId) => {
      noteLast(row);
      set([mediaId], !selected.has(mediaId));
    },
    press,
    selectShown: async () => {
      const rows = shown?.rows ?? new Int32Array();
      const ids = await mediaIds(rows);
      whole = rows;
      set(ids, true);
    },
    hasAllShown: () => whole !== undefined && whole === shown?.rows,
    clear: () => {
      last = undefined;
      selected.clear();
      set([], false);
    },
  };
}
