import { useNow } from '@tsugi/ui/components';
import { useEffect, useRef, useState } from 'react';
import { countdownIntervalMs } from '../../widgets/watching/time-until.ts';
import { type CardStore, createCardStore } from './card-store.ts';
import { firstQuery, type OpenTable, partKey, type ShownPart } from './list-feed.ts';
import type { ListResult } from './worker/list.protocol.ts';

export interface ListView {
  readonly result: ListResult;
  readonly cards: CardStore;
  /** Tells which rows of the section that begins at this place are in sight. */
  readonly need: (section: number, rows: Iterable<number>) => void;
}

/** What passes the filter. The last result stays until the next one is there. */
export function useListResult(table: OpenTable | undefined, part: ShownPart): ListView | undefined {
  const known = useRef({ id: 0, cards: createCardStore(), asked: new Set<number>() });
  const inSight = useRef(new Map<number, readonly number[]>());
  const key = partKey(part);
  /** The table and the part that the result belongs to. */
  const state = `${table?.id}/${table?.version}/${key}`;

  const accept = (from: OpenTable, value: ListResult) => {
    const before = known.current;
    // Cards of the same list stay in sight until their newer state has come.
    const cards = before.id === from.id ? before.cards : createCardStore();
    const rows = value.rows.subarray(0, value.cards.length);
    known.current = { id: from.id, cards, asked: new Set(rows) };
    inSight.current.clear();
    cards.put(rows, value.cards);
    return { state, table: from, value, cards };
  };
  // It came with the table.
  const preloaded = table?.shown.key === key ? table.shown.result : undefined;
  const [last, setResult] = useState(() => (table && preloaded ? accept(table, preloaded) : undefined));

  let result = last;
  // Another table has cards of its own, which nothing renders yet.
  if (table && preloaded && last?.table.id !== table.id) {
    result = accept(table, preloaded);
    setResult(result);
  }

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

  const changesAtMs = result?.value.changesAtMs;
  // An episode has aired since: other titles pass, or in another order.
  const isPast =
    useNow(countdownIntervalMs(changesAtMs, Date.now())) >= (changesAtMs ?? Number.POSITIVE_INFINITY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state has the filter by content and the table with its version
  useEffect(() => {
    if (!table || (result?.state === state && !isPast)) return;
    if (preloaded && !isPast) {
      setResult(accept(table, preloaded));
      return;
    }
    let isCurrent = true;
    table.client.ask({ kind: 'query', query: firstQuery(part) }).then(
      (value) => {
        if (isCurrent) setResult(accept(table, value));
      },
      // As above.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [state, isPast]);

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
