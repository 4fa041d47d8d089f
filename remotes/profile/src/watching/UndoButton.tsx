import { Button } from '@tsugi/ui';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

interface UndoButtonProps {
  /** Of the media. */
  readonly title: string;
  readonly className: string | undefined;
  /** The press of plus before it had the focus and has removed its button. */
  readonly takesFocus: boolean;
  readonly onClick: () => void;
  /** Called while it still has the focus, before it is removed. */
  readonly onLoseFocus: () => void;
}

/** Takes the last press of plus back, beside it. */
export function UndoButton({ title, className, takesFocus, onClick, onLoseFocus }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const handOver = useEffectEvent(onLoseFocus);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== null && element === document.activeElement) handOver();
    };
  }, []);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  return (
    <Button
      ref={button}
      className={className}
      variant="ghost"
      aria-label={`Undo: ${title}`}
      onClick={onClick}
    >
      Undo
    </Button>
  );
}
