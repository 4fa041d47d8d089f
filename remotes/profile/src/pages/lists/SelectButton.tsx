import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { SquareCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import classes from './MediaListPage.module.css';
import type { SelectMode } from './use-select-mode.ts';

/** Begins a selection, and ends it. */
export function SelectButton({ mode }: { readonly mode: SelectMode }) {
  const button = useRef<HTMLButtonElement>(null);
  const isActive = mode.active !== undefined;
  const wasActive = useRef(false);
  useEffect(() => {
    // What had the focus is gone with the selection.
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (wasActive.current && !isActive && isLost) button.current?.focus({ preventScroll: true });
    wasActive.current = isActive;
  }, [isActive]);
  return (
    <Button
      {...(classes.select ? { className: classes.select } : {})}
      ref={button}
      size="sm"
      pressed={isActive}
      icon={<SquareCheck size={17} aria-hidden="true" />}
      title={t`Select titles to change many at once`}
      onClick={isActive ? mode.stop : mode.start}
    >
      {t`Select`}
    </Button>
  );
}
