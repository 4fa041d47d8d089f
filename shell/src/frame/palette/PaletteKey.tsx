import { laterTexts } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { lazyPart, toast } from '@tsugi/ui';
import { useAtom } from 'jotai';
import { Suspense, useEffect, useRef, useState } from 'react';
import { START_POLICY } from '../../start-policy.ts';
import { isPaletteKey } from '../shortcuts/shortcut-switch.ts';
import { paletteOpenAtom } from './palette-open-atom.ts';

type PaletteModule = typeof import('./Palette.tsx');

/** Not before the first page is at rest. */
const RecentVisits = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, START_POLICY.storeCodeMs));
  return (await import(/* webpackChunkName: "recent-visits" */ './stored/RecentVisits.tsx')).RecentVisits;
});

/** Ctrl+K (⌘K) opens the command palette, whose code comes with the first press. What is typed until it is there, goes into its field. */
export function PaletteKey() {
  const [isOpen, setOpen] = useAtom(paletteOpenAtom);
  const [palette, setPalette] = useState<PaletteModule>();
  const typed = useRef('');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) setOpen(true);
      else if (isOpen && !palette && event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the page's own keys.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen, palette, setOpen]);

  useEffect(() => {
    if (!isOpen || palette) return;
    let isCurrent = true;
    Promise.all([import(/* webpackChunkName: "palette" */ './Palette.tsx'), laterTexts()]).then(
      ([loaded]) => isCurrent && setPalette(loaded),
      () => {
        if (!isCurrent) return;
        setOpen(false);
        toast({ tone: 'error', title: t`The commands could not be loaded. Please try again.` });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, palette, setOpen]);

  return (
    <>
      {isOpen && palette && (
        <palette.Palette
          typed={typed.current}
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
