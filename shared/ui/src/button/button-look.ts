import { classNames } from '../util/class-names.ts';
import classes from './Button.module.css';

/** primary: the one action of a page. quiet and outline: the rest. soft: quiet, in the accent's tint. ghost: text only. */
export type ButtonVariant = 'primary' | 'quiet' | 'outline' | 'soft' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** 32, 40 (44 for touch) or 46 pixels high. */
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
}

/** The attributes that make an element look like a button. */
export function buttonLook(look: ButtonLook, className: string | undefined) {
  return {
    className: classNames(classes.button, className),
    'data-variant': look.variant ?? 'quiet',
    'data-size': look.size ?? 'md',
    'data-wide': look.wide ? '' : undefined,
  };
}
