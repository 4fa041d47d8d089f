import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '../app-link/AppLink.tsx';
import { type ButtonLook, buttonLook } from './button-look.ts';

export interface ButtonLinkProps extends AppLinkProps, ButtonLook {
  readonly icon?: ReactNode;
}

/** A link with the look of a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <AppLink {...props} {...buttonLook({ variant, size, wide }, className)}>
      {icon}
      <span>{children}</span>
    </AppLink>
  );
}
