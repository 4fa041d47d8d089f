import { t } from '@tsugi/i18n/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { DialogWindow } from './DialogWindow.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Called with false when the user keeps things as they are. */
  readonly onOpenChange: (open: boolean) => void;
  /** The question: "Delete this entry?" */
  readonly title: string;
  /** What is lost. */
  readonly children: ReactNode;
  /** Names the action: "Delete". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
}

/** Asks before something is deleted. The focus is on the button that keeps it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel = t`Cancel`, onConfirm } = props;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <DialogWindow
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="sm"
      role="alertdialog"
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} variant="quiet" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogWindow>
  );
}
