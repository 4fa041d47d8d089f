import { t } from '@tsugi/i18n/macro';
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
    <>
      <button
        type="button"
        className={`rigid muted strong ${classes.mark}`}
        aria-label={t`About ${about}`}
        aria-describedby={open ? id : undefined}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onKeyDown={closeOnEscape}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {open && (
        <span id={id} role="tooltip" className={classes.text}>
          {text}
        </span>
      )}
    </>
  );
}
