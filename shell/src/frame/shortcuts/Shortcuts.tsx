import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { isSingleKey, restoreSingleKeys } from './shortcut-switch.ts';
import { shortcutsOpenAtom } from './shortcuts-open-atom.ts';

const ShortcutDialog = lazy(async () => ({
  default: (await import('./ShortcutDialog.tsx')).ShortcutDialog,
}));

/** "?" opens the list of keys. */
export function Shortcuts() {
  const [isOpen, setOpen] = useAtom(shortcutsOpenAtom);

  useEffect(() => {
    restoreSingleKeys();
    const onKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event, '?')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setOpen]);

  return isOpen ? (
    <Suspense>
      <ShortcutDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
