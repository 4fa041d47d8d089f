import { lazyPart } from '@tsugi/ui';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListClient } from '../worker/list.protocol.ts';
import type { ChangeTask } from './change-task.ts';
import { loadBatches } from './load-batches.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { SelectionPanelProps } from './select-parts.ts';
import type { Selection } from './selection.ts';

const ChangeDialog = lazyPart(async () => {
  const module = await import(/* webpackChunkName: "list-change" */ './ChangeDialog.tsx');
  return module.ChangeDialog;
});

interface PanelProps extends SelectionPanelProps {
  readonly selection: Selection;
  /** The row with which selecting began. */
  readonly begin: number | undefined;
}

/** What can be done with the selected entries: a bar, and the dialog that it opens. */
export function SelectionPanel({ type, shown, scoreFormat, onLeave, selection, begin }: PanelProps) {
  const count = useSyncExternalStore(selection.subscribe, selection.count);
  const [opened, setOpened] = useState<{ readonly task: ChangeTask; readonly ids: readonly number[] }>();
  const customLists = useCustomLists(shown.client);
  const [isOpen, setIsOpen] = useState(false);
  const isBegun = useRef(false);

  useEffect(() => {
    selection.show(shown);
    if (begin === undefined || isBegun.current) return;
    isBegun.current = true;
    void selection.press(begin, false);
  }, [selection, shown, begin]);
  useEscape(onLeave);

  return (
    <>
      <SelectionBar
        type={type}
        count={count}
        passed={shown.rows.length}
        hasAllShown={selection.hasAllShown()}
        onSelectShown={() => void selection.selectShown()}
        onClear={selection.clear}
        hasCustomLists={customLists.length > 0}
        onTask={(task) => {
          setOpened({ task, ids: selection.ids() });
          setIsOpen(true);
        }}
        onLeave={onLeave}
      />
      {opened && (
        <Suspense fallback={null}>
          <ChangeDialog
            type={type}
            client={shown.client}
            scoreFormat={scoreFormat}
            customLists={customLists}
            task={opened.task}
            ids={opened.ids}
            loadBatches={loadBatches}
            open={isOpen}
            onOpenChange={setIsOpen}
            onClosed={() => setOpened(undefined)}
            onApplied={onLeave}
          />
        </Suspense>
      )}
    </>
  );
}

/** Names of the owner's custom lists; none until the list has said which. */
function useCustomLists(client: ListClient): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    client.ask({ kind: 'custom-lists' }).then(
      (found) => {
        if (isCurrent) setNames(found);
      },
      // The worker has ended: its list is loaded again, with another client.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client]);
  return names;
}

/** Escape ends the selection, unless it closes or empties something else. */
function useEscape(onLeave: () => void): void {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
      if (!isElsewhere) leave.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
