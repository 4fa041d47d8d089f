import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'wide' | 'aria-label' | 'children'> {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  /** The icon, 18 to 20 pixels. */
  readonly children: ReactNode;
  /** A circle in place of a rounded square. */
  readonly round?: boolean | undefined;
}

export function IconButton({ label, children, round, variant = 'ghost', ...props }: IconButtonProps) {
  return (
    <Button
      title={label}
      {...props}
      variant={variant}
      aria-label={label}
      data-icon=""
      data-round={round ? '' : undefined}
      icon={children}
    />
  );
}
