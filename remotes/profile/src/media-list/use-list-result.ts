import { useEffect, useRef, useState } from 'react';
import { type CardStore, createCardStore } from './card-store.ts';
import type { ListFilter } from './list-filter.ts';
import type { OpenTable } from './use-list-table.ts';
import type { ListResult } from './worker/list.protocol.ts';

export interface ListView {
  readonly result: ListResult;
  readonly cards: CardStore;
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
  const [result, setResult] = useState<{
    readonly table: OpenTable;
    readonly value: ListResult;
    readonly cards: CardStore;
  }>();
  const known = useRef({ id: 0, cards: createCardStore(), asked: new Set<number>() });
  const inSight = useRef(new Map<number, readonly number[]>());
  const key = `${list ?? ''}\n${JSON.stringify(filter)}`;

  const ask = (from: OpenTable, rows: readonly number[]) => {
    const { asked, cards } = known.current;
    const missing = rows.filter((row) => !asked.has(row));
    if (missing.length === 0) return;
    for (const row of missing) asked.add(row);
    from.client.ask({ kind: 'cards', rows: missing }).then(
      (found) => {
        if (known.current.asked === asked) cards.put(missing, found);
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
        const before = known.current;
        // Cards of the same list stay in sight until their newer state has come.
        const cards = before.id === table.id ? before.cards : createCardStore();
        const rows = value.rows.subarray(0, value.cards.length);
        known.current = { id: table.id, cards, asked: new Set(rows) };
        inSight.current.clear();
        cards.put(rows, value.cards);
        setResult({ table, value, cards });
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
    cards: result.cards,
    need: (section, rows) => {
      inSight.current.set(section, [...rows]);
      ask(result.table, [...inSight.current.values()].flat());
    },
  };
}
