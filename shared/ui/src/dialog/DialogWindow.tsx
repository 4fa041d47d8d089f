import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { t } from '@tsugi/i18n/macro';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import modal from '../overlay/Modal.module.css';
import classes from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called with false when the user closes it: the close button, Escape, a press outside. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One muted line under the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The dialog's buttons, visible while the content scrolls. */
  readonly footer?: ReactNode;
  /** 420, 560 or 960 pixels wide; a phone shows a sheet of its full width. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Only the title is hidden; it stays the dialog's name. */
  readonly hideTitle?: boolean;
  /** The content reaches the edges, for a video or a picture. */
  readonly bare?: boolean;
  /** A press outside does not close it, since work could be lost. Escape does. */
  readonly keepOnOutsidePress?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** After the closing animation: the caller may clear the dialog's subject now. */
  readonly onClosed?: () => void;
}

interface DialogWindowProps extends DialogProps {
  /** It asks before something is lost. */
  readonly role?: 'alertdialog' | undefined;
}

/** The window of a Dialog and of a ConfirmDialog. */
export function DialogWindow(props: DialogWindowProps) {
  const { open, onOpenChange, title, description, children, footer } = props;
  const { size = 'md', hideTitle, bare, keepOnOutsidePress = false, initialFocus, role, onClosed } = props;
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(isOpen) => onOpenChange(isOpen)}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={modal.backdrop} />
        <BaseDialog.Viewport className={`${modal.viewport} ${classes.viewport}`}>
          <BaseDialog.Popup
            className={`${modal.panel} ${classes.popup}`}
            data-size={size}
            {...(initialFocus ? { initialFocus } : {})}
            {...(role ? { role } : {})}
          >
            <header className={`row spread ${classes.header}`} data-hidden-title={hideTitle ? '' : undefined}>
              <BaseDialog.Title className={hideTitle ? 'visually-hidden' : classes.title}>
                {title}
              </BaseDialog.Title>
              <BaseDialog.Close
                render={
                  <IconButton label={t`Close`} round className={classes.close}>
                    <X size={20} aria-hidden="true" />
                  </IconButton>
                }
              />
            </header>
            <div className={classes.body} data-bare={bare ? '' : undefined}>
              {description && (
                <BaseDialog.Description className={classes.description}>{description}</BaseDialog.Description>
              )}
              {children}
            </div>
            {footer && <div className={`wrap gap-2 ${classes.footer}`}>{footer}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
