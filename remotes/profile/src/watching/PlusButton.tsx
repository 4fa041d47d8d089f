import { Glyph } from '@tsugi/ui';
import { IconButton, WAITING_TEXT, WaitingMark } from '@tsugi/ui/components';
import type { PlusOne } from './use-plus-one.ts';

interface PlusButtonProps {
  readonly control: PlusOne;
  readonly className: string | undefined;
}

/** One more episode or chapter. */
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
      {/* An own SVG: the icon library would be a fifth of this part of the page. */}
      <Glyph path="M5 12h14M12 5v14" size={20} />
      {isWaiting && <WaitingMark />}
    </IconButton>
  );
}
