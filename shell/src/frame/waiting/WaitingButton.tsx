import { useWaitingChanges } from '@tsugi/data/status';
import { plural, t } from '@tsugi/i18n/macro';
import { toast, VisuallyHidden } from '@tsugi/ui';
import { CloudAlert, CloudUpload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { changeTitle } from './change-title.ts';
import { changesWaiting } from './changes-waiting.ts';
import classes from './WaitingButton.module.css';

type DialogModule = typeof import('./WaitingDialog.tsx');

/** Number of changes in the outbox; opens their list. Renders nothing when the outbox is empty. */
export function WaitingButton() {
  const waiting = useWaitingChanges();
  const { changes } = waiting;
  const conflicts = changes.filter(({ conflict }) => conflict);
  const [dialog, setDialog] = useState<DialogModule>();
  const [isOpen, setOpen] = useState(false);
  const announced = useRef(new Set<string>());
  const closeToast = useRef(() => {});

  const open = async () => {
    closeToast.current();
    try {
      setDialog(await import('./WaitingDialog.tsx'));
      setOpen(true);
    } catch {
      toast({ tone: 'error', title: t`The list of changes could not be loaded. Please try again.` });
    }
  };

  useEffect(() => {
    const known = announced.current;
    const found = conflicts.find(({ key }) => !known.has(key));
    announced.current = new Set(conflicts.map(({ key }) => key));
    // The open list shows it already.
    if (!found || isOpen) return;
    closeToast.current = toast({
      tone: 'warning',
      title: t`${{ title: changeTitle(found) }} was changed elsewhere too.`,
      action: { label: t`Choose`, onClick: () => void open() },
    });
  });

  const needsChoice = conflicts.length > 0;
  const text =
    needsChoice && conflicts.length === changes.length
      ? plural(
          { count: changes.length },
          { one: '1 change needs your choice', other: '# changes need your choice' },
        )
      : changesWaiting(changes.length);
  return (
    <>
      <div role="status">
        <VisuallyHidden>{changes.length > 0 ? text : ''}</VisuallyHidden>
      </div>
      {changes.length > 0 && (
        <button
          type="button"
          className={`inline-row strong ${classes.button}`}
          data-conflict={needsChoice ? '' : undefined}
          aria-haspopup="dialog"
          aria-label={text}
          title={text}
          onClick={() => void open()}
        >
          {needsChoice ? (
            <CloudAlert size={18} aria-hidden="true" />
          ) : (
            <CloudUpload size={18} aria-hidden="true" />
          )}
          <span>{changes.length}</span>
          <span className={classes.text}>{needsChoice ? t`to decide` : t`waiting`}</span>
        </button>
      )}
      {dialog && (
        <dialog.WaitingDialog waiting={waiting} open={isOpen && changes.length > 0} onOpenChange={setOpen} />
      )}
    </>
  );
}
