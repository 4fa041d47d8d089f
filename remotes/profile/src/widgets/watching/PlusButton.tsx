import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { IconButton, WaitingMark, waitingText } from '@tsugi/ui/components';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PlusOne } from './use-plus-one.ts';

interface PlusButtonProps {
  readonly control: PlusOne;
  readonly className: string | undefined;
}

/** One more episode or chapter. "+1": a plus alone adds a title to the list. */
export function PlusButton({ control, className }: PlusButtonProps) {
  const { facts, title, disabled, isWaiting, raise, plus } = control;
  return (
    <IconButton
      ref={plus}
      className={className}
      variant="soft"
      label={facts.type === 'ANIME' ? t`Plus one episode: ${title}` : t`Plus one chapter: ${title}`}
      {...(isWaiting ? { title: waitingText() } : {})}
      disabled={disabled}
      onClick={raise}
    >
      <span dir="ltr" aria-hidden="true">
        +1
      </span>
      {isWaiting && <WaitingMark />}
    </IconButton>
  );
}

interface UndoButtonProps {
  readonly control: PlusOne;
  readonly className: string | undefined;
  /** The press of plus before it had the focus and has removed its button; the focus that is elsewhere stays there. */
  readonly takesFocus: boolean;
}

/** Takes the last press of plus back, beside it. */
export function UndoButton({ control, className, takesFocus }: UndoButtonProps) {
  const { title, undo, plus, link } = control;
  const button = useRef<HTMLButtonElement>(null);
  // It still has the focus when this runs.
  const handOver = useEffectEvent(() => (plus.current ?? link.current)?.focus());

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== null && element === document.activeElement) handOver();
    };
  }, []);
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (takesFocus && isLost) button.current?.focus();
  }, [takesFocus]);

  return (
    <Button
      ref={button}
      className={className}
      variant="ghost"
      aria-label={t`Undo: ${title}`}
      onClick={undo}
    >{t`Undo`}</Button>
  );
}
