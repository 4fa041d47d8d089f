import type { Batches } from '@tsugi/data/batches';
import { plural, t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { formatNumber } from '@tsugi/ui/components';
import { Dialog } from '@tsugi/ui/dialog';
import { useRef, useState } from 'react';
import type { ListClient } from '../worker/list.protocol.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { changeOf, type DraftProblem, EMPTY_DRAFT } from './change-draft.ts';
import type { ChangeTask } from './change-task.ts';
import { PreviewStep } from './PreviewStep.tsx';
import type { BulkAction } from './preview.ts';
import { usePreview } from './use-preview.ts';

export interface ChangeDialogProps {
  readonly type: 'ANIME' | 'MANGA';
  readonly client: ListClient;
  readonly scoreFormat: string;
  readonly customLists: readonly string[];
  /** What it was opened for. */
  readonly task: ChangeTask;
  /** Media of the selected entries. */
  readonly ids: readonly number[];
  readonly loadBatches: () => Promise<Batches>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onClosed: () => void;
  /** In place of `onClosed`: the changes are stored, and are being sent. */
  readonly onApplied: () => void;
}

/** What is to become of the selected entries, then what it makes of each of them, then it is done. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { type, client, scoreFormat, customLists, task, ids, loadBatches } = props;
  const { open, onOpenChange, onClosed, onApplied } = props;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  /** Undefined while the form is filled in. */
  const [action, setAction] = useState<BulkAction | undefined>(task === 'delete' ? null : undefined);
  const isApplied = useRef(false);
  const field = useRef<HTMLElement>(null);
  const preview = usePreview({ type, client, scoreFormat, ids, action, loadBatches });
  const change = changeOf(draft);
  const problem = typeof change === 'string' ? change : undefined;
  const count = ids.length;

  const apply = async () => {
    if (!(await preview.start())) return;
    isApplied.current = true;
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => (isApplied.current ? onApplied() : onClosed())}
      keepOnOutsidePress
      size={action === undefined ? 'md' : 'lg'}
      title={
        action === undefined
          ? plural(count, { one: 'Change # entry', other: 'Change # entries' })
          : action === null
            ? t`Delete these entries?`
            : t`What will change`
      }
      initialFocus={field}
      footer={
        action === undefined ? (
          <>
            <Button onClick={() => onOpenChange(false)}>{t`Cancel`}</Button>
            <Button
              variant="primary"
              disabled={problem !== undefined}
              title={problem && problemText(problem)}
              onClick={() => {
                if (typeof change !== 'string') setAction(change);
              }}
            >{t`Preview`}</Button>
          </>
        ) : (
          <>
            <Button onClick={() => (action === null ? onOpenChange(false) : setAction(undefined))}>
              {action === null ? t`Keep` : t`Back`}
            </Button>
            <Button
              variant={action === null ? 'danger' : 'primary'}
              busy={preview.isStarting}
              disabled={preview.changes === 0}
              onClick={() => void apply()}
            >
              {applyText(preview.changes, action === null)}
            </Button>
          </>
        )
      }
    >
      {action === undefined ? (
        <div
          ref={(form) => {
            field.current = form?.querySelector<HTMLElement>(`[data-group="${task}"] select`) ?? null;
          }}
        >
          <ChangeForm
            type={type}
            scoreFormat={scoreFormat}
            customLists={customLists}
            draft={draft}
            onChange={setDraft}
          />
        </div>
      ) : (
        <PreviewStep type={type} scoreFormat={scoreFormat} state={preview} isDelete={action === null} />
      )}
    </Dialog>
  );
}

function applyText(changes: number, isDelete: boolean): string {
  return isDelete
    ? plural(changes, { one: 'Delete # entry', other: 'Delete # entries' })
    : t`Apply to ${{ count: formatNumber(changes) }}`;
}

function problemText(problem: DraftProblem): string {
  switch (problem) {
    case 'nothing':
      return t`Choose what to change first`;
    case 'number':
      return t`A number cannot be read`;
    case 'date':
      return t`Choose a date first`;
    case 'text':
      return t`Write the notes first`;
  }
}
