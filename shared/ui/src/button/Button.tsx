import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './Button.module.css';
import { type ButtonLook, buttonLook } from './button-look.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Stands before the text. */
  readonly icon?: ReactNode;
  /** A toggle button's state. */
  readonly pressed?: boolean | undefined;
  /** Work is pending: the button retains its size and its focus, and presses do nothing. */
  readonly busy?: boolean | undefined;
}

export function Button({
  variant,
  size,
  wide,
  icon,
  pressed,
  busy = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      {...props}
      {...buttonLook({ variant, size, wide }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children !== undefined && <span>{children}</span>}
      {busy && <span className={classes.spinner} aria-hidden="true" />}
    </button>
  );
}
