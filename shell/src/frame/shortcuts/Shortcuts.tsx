import { laterTexts } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { focusLastMessage, undoLast } from '@tsugi/ui/components';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { isSingleKey, isUndoKey } from './shortcut-switch.ts';
import { shortcutsOpenAtom } from './shortcuts-open-atom.ts';

type DialogModule = typeof import('./ShortcutDialog.tsx');

/** "?" opens the list of keys, Ctrl+Z takes the last change back, "u" leads to the button of the last message. */
export function Shortcuts() {
  const [isOpen, setOpen] = useAtom(shortcutsOpenAtom);
  const [dialog, setDialog] = useState<DialogModule>();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isSingleKey(event, '?')) setOpen(true);
      else if (!(isUndoKey(event) && undoLast()) && !(isSingleKey(event, 'u') && focusLastMessage())) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setOpen]);

  useEffect(() => {
    if (!isOpen || dialog) return;
    let isCurrent = true;
    // What remotes say of their keys is among the texts that come with the first press.
    Promise.all([import('./ShortcutDialog.tsx'), laterTexts()]).then(
      ([loaded]) => isCurrent && setDialog(loaded),
      () => {
        if (!isCurrent) return;
        setOpen(false);
        toast({ tone: 'error', title: t`The list of shortcuts could not be loaded. Please try again.` });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, dialog, setOpen]);

  return isOpen && dialog ? <dialog.ShortcutDialog onClose={() => setOpen(false)} /> : null;
}
