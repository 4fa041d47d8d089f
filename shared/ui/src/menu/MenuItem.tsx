import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { AppLink } from '../app-link/AppLink.tsx';
import overlay from '../overlay/Overlay.module.css';

export interface MenuItemProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** 18 pixels. */
  readonly icon?: ReactNode;
  readonly tone?: 'danger' | undefined;
  readonly disabled?: boolean;
}

export function MenuItem({ children, onClick, icon, tone, disabled = false }: MenuItemProps) {
  return (
    <BaseMenu.Item className={overlay.item} data-tone={tone} disabled={disabled} onClick={onClick}>
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

export interface MenuLinkProps {
  readonly children: ReactNode;
  readonly to: string;
  readonly icon?: ReactNode;
}

/** An entry that leads to a page of the product. */
export function MenuLink({ children, to, icon }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem className={overlay.item} closeOnClick render={<AppLink to={to} />}>
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className={overlay.separator} />;
}
