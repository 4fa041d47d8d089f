import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportSession } from './import-session.ts';
import type { RowView, ViewQuery, ViewResult } from './worker/import.protocol.ts';

export interface ImportView {
  readonly query: ViewQuery;
  readonly result: ViewResult;
  /** A row as it was when it was asked for last; undefined until it has come. */
  readonly row: (index: number) => RowView | undefined;
  /** Asks for rows that are in sight. */
  readonly need: (indexes: readonly number[]) => void;
}

/** What passes the filter, and the rows in sight. The last result stays until the next one is there. */
export function useImportView(
  session: ImportSession,
  version: number,
  query: ViewQuery,
): ImportView | undefined {
  const [shown, setShown] = useState<{ readonly query: ViewQuery; readonly result: ViewResult }>();
  const rows = useRef(new Map<number, RowView>());
  /** Of the present result. */
  const asked = useRef(new Set<number>());
  const [, render] = useState(0);
  const { state, text, strategy } = query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another result
  useEffect(() => {
    let isCurrent = true;
    const next = { state, text, strategy };
    session.client.ask({ kind: 'view', query: next }).then(
      (result) => {
        if (!isCurrent) return;
        asked.current = new Set();
        setShown({ query: next, result });
      },
      // The worker has ended: the session begins again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [session, version, state, text, strategy]);

  const need = useCallback(
    (indexes: readonly number[]) => {
      const of = asked.current;
      const missing = indexes.filter((index) => !of.has(index));
      if (missing.length === 0) return;
      for (const index of missing) of.add(index);
      session.client.ask({ kind: 'rows', rows: missing }).then(
        (found) => {
          if (asked.current !== of) return;
          for (const one of found) rows.current.set(one.index, one);
          render((count) => count + 1);
        },
        // As above.
        () => undefined,
      );
    },
    [session],
  );
  const row = useCallback((index: number) => rows.current.get(index), []);
  return shown && { ...shown, row, need };
}
