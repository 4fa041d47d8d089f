import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListClient } from '../worker/list.protocol.ts';
import type { ChangeDialogProps } from './ChangeDialog.tsx';
import type { ChangeTask } from './change-task.ts';
import { loadBatches } from './load-batches.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { SelectionPanelProps } from './select-parts.ts';
import type { Selection } from './selection.ts';

function loadDialog() {
  return import(/* webpackChunkName: "list-change" */ './ChangeDialog.tsx');
}

interface PanelProps extends SelectionPanelProps {
  readonly selection: Selection;
}

interface Opened {
  readonly Dialog: ComponentType<ChangeDialogProps>;
  readonly task: ChangeTask;
  readonly ids: readonly number[];
}

/** What can be done with the selected entries: a bar, and the dialog that it opens. */
export function SelectionPanel({ type, shown, scoreFormat, onLeave, selection }: PanelProps) {
  const count = useSyncExternalStore(selection.subscribe, selection.count);
  const [opened, setOpened] = useState<Opened>();
  const customLists = useCustomLists(shown.client);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    selection.show(shown);
  }, [selection, shown]);
  useEffect(warm, []);
  useEscape(onLeave);

  const open = async (task: ChangeTask) => {
    try {
      const { ChangeDialog } = await loadDialog();
      setOpened({ Dialog: ChangeDialog, task, ids: selection.ids() });
      setIsOpen(true);
    } catch {
      toast({ tone: 'error', title: t`This could not be loaded. Please press again.` });
    }
  };

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
        onTask={(task) => void open(task)}
        onLeave={onLeave}
      />
      {opened && (
        <opened.Dialog
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
      )}
    </>
  );
}

/** A head start, and for use offline; the press itself reports a failure. */
function warm(): void {
  loadDialog().catch(() => undefined);
  loadBatches().catch(() => undefined);
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
