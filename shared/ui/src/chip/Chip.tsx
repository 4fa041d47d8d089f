import { t } from '@tsugi/i18n/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../app-link/AppLink.tsx';
import { classNames } from '../util/class-names.ts';
import classes from './Chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'accent' | 'good' | 'warning' | undefined;
  /** Makes the chip a link. */
  readonly to?: string | undefined;
  /** Makes the chip a button. */
  readonly onClick?: (() => void) | undefined;
  readonly pressed?: boolean | undefined;
  /** Adds a remove button; give `removeLabel` when the children are not plain text. */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  /** Stands for something that is filtered out. */
  readonly excluded?: boolean | undefined;
  /** Has no effect at present (for instance a genre that the other search does not support). */
  readonly disabled?: boolean | undefined;
  readonly title?: string | undefined;
  /** Of the text, if it is not that of the page: `en` for a name that a service gives. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

/** A small tag: plain, a link, a button, or removable. */
export function Chip({ children, tone, to, onClick, pressed, onRemove, removeLabel, ...rest }: ChipProps) {
  const { excluded, disabled, title, lang, className } = rest;
  const look = {
    className: classNames(classes.chip, className),
    title,
    'data-tone': tone,
    'data-excluded': excluded ? '' : undefined,
    'data-disabled': disabled ? '' : undefined,
  };
  const text = (
    <span className={classes.text} lang={lang}>
      {children}
    </span>
  );

  if (to !== undefined) {
    return (
      <AppLink {...look} to={to}>
        {text}
      </AppLink>
    );
  }
  if (onClick) {
    return (
      <button {...look} type="button" aria-pressed={pressed} disabled={disabled} onClick={onClick}>
        {text}
      </button>
    );
  }
  return (
    <span {...look}>
      {text}
      {onRemove && (
        <button
          type="button"
          className={`centred ${classes.remove}`}
          aria-label={
            removeLabel ?? (typeof children === 'string' ? t`Remove ${{ name: children }}` : t`Remove this`)
          }
          onClick={onRemove}
        >
          <X size={15} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
