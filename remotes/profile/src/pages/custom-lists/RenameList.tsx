import { textLength } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { Button } from '@tsugi/ui';
import { TextField } from '@tsugi/ui/components';
import { Dialog } from '@tsugi/ui/dialog';
import { useId, useRef, useState } from 'react';
import { isSameName, nameProblem } from './arrange-sections.ts';
import { nameProblemText } from './name-problem-text.ts';

export interface RenameListProps {
  readonly name: string;
  readonly type: ListType;
  /** Entries on the list. */
  readonly count: number;
  readonly customLists: readonly string[];
  /** Lists that are being changed: nothing can be moved onto them now. */
  readonly busy: ReadonlySet<string>;
  readonly onClose: () => void;
  /** Settles when the renaming has begun, or has failed. */
  readonly onRename: (to: string) => Promise<void>;
}

/** Asks for the new name, and says what a renaming does. */
export function RenameList({ name, type, count, customLists, busy, onClose, onRename }: RenameListProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [to, setTo] = useState(name);
  const [isBusy, setIsBusy] = useState(false);
  const others = [...new Set([...customLists, ...busy])].filter((other) => other !== name);
  const problem = nameProblem(to, { customLists: others, type }, (text) => textLength(text, 'plain'));
  /** A list that is there already takes the titles: so a renaming that ended half-way is finished too. */
  const target = customLists.find((other) => other !== name && !busy.has(other) && isSameName(other, to));
  const canRename = target !== undefined || (problem === undefined && to.trim() !== name);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t`Rename “${name}”`}
      size="sm"
      initialFocus={field}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={!canRename}
            busy={isBusy}
          >{t`Rename`}</Button>
        </>
      }
    >
      <form
        id={formId}
        className="column gap-4"
        onSubmit={async (event) => {
          event.preventDefault();
          if (!canRename) return;
          setIsBusy(true);
          await onRename(target ?? to.trim());
          setIsBusy(false);
        }}
      >
        <TextField
          ref={field}
          label={t`New name`}
          value={to}
          onChange={setTo}
          error={target === undefined ? nameProblemText(problem) : undefined}
          autoComplete="off"
        />
        <p className="muted">
          {target !== undefined
            ? plural(count, {
                0: `You have a list “${target}”. No title is on this one, so it only goes.`,
                one: `You have a list “${target}”: # title moves onto it. This list goes when it has moved.`,
                other: `You have a list “${target}”: # titles move onto it. This list goes when all have moved.`,
              })
            : plural(count, {
                0: 'No title is on it, so only its name changes.',
                one: '# title moves to the new name. The old name goes when it has moved, also after a reload.',
                other:
                  '# titles move to the new name. The old name goes when all have moved, also after a reload.',
              })}
        </p>
      </form>
    </Dialog>
  );
}
