import { CircleHelp } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import classes from './HelpTip.module.css';

export interface HelpTipProps {
  /** What it explains: `Disable`. */
  readonly about: string;
  readonly text: string;
}

/** A question mark that shows an explanation on hover, focus and press; Escape closes it. */
export function HelpTip({ about, text }: HelpTipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is an extra; the button does the same by keyboard
    <span
      className={classes.tip}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onKeyDown={closeOnEscape}
    >
      <button
        type="button"
        className={classes.mark}
        aria-label={`About ${about}`}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <CircleHelp size={16} aria-hidden="true" />
      </button>
      <span id={id} role="tooltip" className={classes.text} hidden={!open}>
        {text}
      </span>
    </span>
  );
}
