import { t } from '@tsugi/i18n/macro';
import { lazyPart, toast } from '@tsugi/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type OpenTable, partKey, type ShownPart } from './list-feed.ts';
import { pickOther } from './pick-other.ts';
import { plannedQuery } from './planned-query.ts';
import { RandomButton } from './RandomButton.tsx';
import type { ListCard } from './worker/list.protocol.ts';

const RandomDialog = lazyPart(async () => {
  const module = await import(/* webpackChunkName: "random-title" */ './RandomDialog.tsx');
  return module.RandomDialog;
});

export interface RandomTitleProps {
  /** Undefined until the list is open. */
  readonly table: OpenTable | undefined;
  readonly part: ShownPart;
}

/** Proposes one of the planned titles that the filters leave: it is shown first, since a proposal may be declined. */
export function RandomTitle({ table, part }: RandomTitleProps) {
  const rows = usePlannedRows(table, part);
  const last = useRef<number>(undefined);
  const [picked, setPicked] = useState<ListCard>();
  const [isOpen, setIsOpen] = useState(false);
  const isNone = rows !== undefined && rows.length === 0;

  const pick = async () => {
    if (isNone) {
      toast({ title: noneText() });
      return;
    }
    const row = pickOther(rows ?? [], last.current);
    if (!table || row === undefined) return;
    last.current = row;
    // A worker that has ended: its list is loaded again, and the button is there again with it.
    const cards = await table.client.ask({ kind: 'cards', rows: [row] }).catch(() => []);
    if (!cards[0]) return;
    setPicked(cards[0]);
    setIsOpen(true);
  };
  return (
    <>
      <RandomButton
        onPress={rows === undefined ? undefined : () => void pick()}
        reason={isNone ? noneText() : undefined}
      />
      {picked && (
        <Suspense fallback={null}>
          <RandomDialog
            entry={picked}
            isOnly={rows?.length === 1}
            open={isOpen}
            onOpenChange={setIsOpen}
            onAnother={() => void pick()}
          />
        </Suspense>
      )}
    </>
  );
}

const noneText = () => t`No title here is planned.`;

/** Rows of the table; undefined until they are known. */
function usePlannedRows(table: OpenTable | undefined, part: ShownPart): ArrayLike<number> | undefined {
  const [found, setFound] = useState<{ readonly state: string; readonly rows: ArrayLike<number> }>();
  const state = table && `${table.id}/${table.version}/${partKey(part)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state has the table with its version, and the part by content
  useEffect(() => {
    if (!table || state === undefined) return;
    let isCurrent = true;
    const query = plannedQuery(part, Date.now());
    const asked = query ? table.client.ask({ kind: 'query', query }) : Promise.resolve({ rows: [] });
    asked.then(
      ({ rows }) => {
        if (isCurrent) setFound({ state, rows });
      },
      // As above.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [state]);

  // Those of the filter before stay until the next ones are there: the button does not flicker while one types.
  return table && found?.rows;
}
