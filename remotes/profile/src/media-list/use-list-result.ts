import { useEffect, useRef, useState } from 'react';
import type { ListFilter } from './list-filter.ts';
import type { OpenTable } from './use-list-table.ts';
import type { ListCard, ListResult } from './worker/list.protocol.ts';

export interface ListView {
  readonly result: ListResult;
  /** The card of a row, once it has come. */
  readonly card: (row: number) => ListCard | undefined;
  /** Tells which rows of the section that begins at this place are in sight. */
  readonly need: (section: number, rows: Iterable<number>) => void;
}

/** Cards that come with a result: what the first screen of a desk holds, and a little more. */
const FIRST_CARDS = 42;

/** What passes the filter. The last result stays until the next one is there. */
export function useListResult(
  table: OpenTable | undefined,
  list: string | undefined,
  filter: ListFilter,
): ListView | undefined {
  const [result, setResult] = useState<{ readonly table: OpenTable; readonly value: ListResult }>();
  const [, setCards] = useState(0);
  const cards = useRef({ id: 0, byRow: new Map<number, ListCard>(), asked: new Set<number>() });
  const inSight = useRef(new Map<number, readonly number[]>());
  const key = `${list ?? ''}\n${JSON.stringify(filter)}`;

  const ask = (from: OpenTable, rows: readonly number[]) => {
    const known = cards.current;
    const missing = rows.filter((row) => !known.asked.has(row));
    if (missing.length === 0) return;
    for (const row of missing) known.asked.add(row);
    from.client.ask({ kind: 'cards', rows: missing }).then(
      (found) => {
        if (cards.current !== known) return;
        for (const [index, row] of missing.entries()) {
          const card = found[index];
          if (card) known.byRow.set(row, card);
        }
        setCards((count) => count + 1);
      },
      // The worker has ended: its list is loaded again, and then all of it is asked anew.
      () => undefined,
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has the filter by content, the version the list's state
  useEffect(() => {
    if (!table) return;
    let isCurrent = true;
    table.client.ask({ kind: 'query', query: { list, filter, first: FIRST_CARDS } }).then(
      (value) => {
        if (!isCurrent) return;
        const before = cards.current;
        // Cards of the same list stay in sight until their newer state has come.
        const byRow = before.id === table.id ? new Map(before.byRow) : new Map<number, ListCard>();
        for (const [index, card] of value.cards.entries()) {
          const row = value.rows[index];
          if (row !== undefined) byRow.set(row, card);
        }
        const asked = new Set(value.rows.subarray(0, value.cards.length));
        cards.current = { id: table.id, byRow, asked };
        setResult({ table, value });
        inSight.current.clear();
      },
      // As above.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [table?.id, table?.version, key]);

  if (!table || !result || result.table.id !== table.id) return undefined;
  return {
    result: result.value,
    card: (row) => cards.current.byRow.get(row),
    need: (section, rows) => {
      inSight.current.set(section, [...rows]);
      ask(result.table, [...inSight.current.values()].flat());
    },
  };
}
