import { Dialog } from '@base-ui/react/dialog';
import { t } from '@tsugi/i18n/macro';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import modal from '../overlay/Modal.module.css';
import classes from './FilterSheet.module.css';

interface FilterSheetProps {
  readonly trigger: ReactElement;
  readonly title: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  /** Cancel, Escape, or a press outside. */
  readonly onCancel: () => void;
  readonly onOk: () => void;
  readonly children: ReactNode;
}

/** A modal sheet from below, at most 85% of the screen high. No box gets the focus, so that no keyboard covers it. */
export function FilterSheet({ trigger, title, open, onOpen, onCancel, onOk, children }: FilterSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => (isOpen ? onOpen() : onCancel())}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Backdrop className={modal.backdrop} />
        <Dialog.Viewport className={`${modal.viewport} ${classes.viewport}`}>
          <Dialog.Popup ref={sheet} className={`${modal.panel} ${classes.sheet}`} initialFocus={sheet}>
            <Dialog.Title className={classes.title}>{title}</Dialog.Title>
            <div className={`stack gap-4 ${classes.body}`}>{children}</div>
            <div className={`row gap-2 ${classes.foot}`}>
              <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>
              <Button variant="primary" onClick={onOk}>{t`Ok`}</Button>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
