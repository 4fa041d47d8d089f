import { laterTexts } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { lazyPart, toast } from '@tsugi/ui';
import { useAtom } from 'jotai';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isPaletteKey } from '../shortcuts/shortcut-switch.ts';
import { paletteOpenAtom } from './palette-open-atom.ts';

type PaletteModule = typeof import('./Palette.tsx');

/** Whoever leaves a page has used a key or the pointer on it before: a first load goes without. */
const RecentVisits = lazyPart(async () => {
  await firstInput();
  return (await import(/* webpackChunkName: "recent-visits" */ './stored/RecentVisits.tsx')).RecentVisits;
});

function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['keydown', 'pointerdown', 'pointermove', 'wheel'])
      addEventListener(type, () => resolve(), { capture: true, once: true, passive: true });
  });
}

/** Ctrl+K (⌘K) opens the command palette, whose code comes with the first press. What is typed until it is there, goes into its field. */
export function PaletteKey() {
  const [isOpen, setOpen] = useAtom(paletteOpenAtom);
  const [palette, setPalette] = useState<PaletteModule>();
  const [round, setRound] = useState(0);
  const typed = useRef('');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) setOpen(true);
      else if (!isOpen || palette || event.ctrlKey || event.metaKey || event.altKey) return;
      else if (event.key === 'Escape') setOpen(false);
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      // What has the focus in the page does not get what was meant for the list.
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the page's own keys.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen, palette, setOpen]);

  useEffect(() => {
    if (!isOpen || palette) return;
    typed.current = '';
    let isCurrent = true;
    Promise.all([import(/* webpackChunkName: "palette" */ './Palette.tsx'), laterTexts()]).then(
      ([loaded]) => isCurrent && setPalette(loaded),
      () => {
        if (!isCurrent) return;
        setOpen(false);
        toast({
          tone: 'error',
          title: navigator.onLine
            ? t`The commands could not be loaded. Please try again.`
            : t`Offline: the commands are not on this device yet. They come with the connection.`,
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, palette, setOpen]);

  const onReopen = useCallback(() => {
    typed.current = '';
    setRound((count) => count + 1);
  }, []);
  return (
    <>
      {isOpen && palette && (
        <palette.Palette
          key={round}
          typed={typed.current}
          onReopen={onReopen}
          onClosed={() => {
            typed.current = '';
            setOpen(false);
          }}
        />
      )}
      <Suspense>
        <RecentVisits />
      </Suspense>
    </>
  );
}
