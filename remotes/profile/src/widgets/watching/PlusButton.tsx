import { IconButton, WAITING_TEXT, WaitingMark } from '@tsugi/ui/components';
import type { PlusOne } from './use-plus-one.ts';

interface PlusButtonProps {
  readonly control: PlusOne;
  readonly className: string | undefined;
}

/** One more episode or chapter. "+1": a plus alone adds a title to the list. */
export function PlusButton({ control, className }: PlusButtonProps) {
  const { title, noun, disabled, isWaiting, raise, plus } = control;
  return (
    <IconButton
      ref={plus}
      className={className}
      variant="soft"
      label={`Plus one ${noun}: ${title}`}
      {...(isWaiting ? { title: WAITING_TEXT } : {})}
      disabled={disabled}
      onClick={raise}
    >
      <span aria-hidden="true">+1</span>
      {isWaiting && <WaitingMark />}
    </IconButton>
  );
}
