import { t } from '@tsugi/i18n/macro';
import { type ToastOptions, toast, toastMessages, updateToast } from './toast.ts';
import { offerUndo } from './undo-offers.ts';

/** How long a change can be taken back, in milliseconds. */
const UNDO_MS = 8_000;

/**
 * Says what was changed, with "Undo" for 8 s, which Ctrl+Z presses too. A later change of the same thing replaces the message of the earlier one.
 * @param more what stands below, and how long the message stays for it
 * @param subject the title of the media
 * @param text what it is now: "Completed", "deleted from your list"
 * @returns changes the text, as long as the message is there
 */
export function toastUndo(
  subject: string,
  text: string,
  undo: () => void,
  more: Pick<ToastOptions, 'content' | 'durationMs'> = {},
): (text: string) => void {
  const close = toast({
    tone: 'good',
    title: t`${subject}: ${text}`,
    subject,
    durationMs: UNDO_MS,
    action: { label: t`Undo`, onClick: undo },
    ...more,
  });
  const id = toastMessages().at(-1)?.id;
  const isOpen = () => toastMessages().some((one) => one.id === id);
  offerUndo(() => {
    close();
    undo();
  }, isOpen);
  return (now) => updateToast(id, t`${subject}: ${{ text: now }}`);
}
