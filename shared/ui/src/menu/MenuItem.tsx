import { Menu as BaseMenu } from '@base-ui/react/menu';
import { t } from '@tsugi/i18n/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../app-link/AppLink.tsx';
import overlay from '../overlay/Overlay.module.css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

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
  /** `to` is a URL of another site, which opens in a tab of its own. */
  readonly newTab?: boolean;
}

/** An entry that leads to a page of the product, or to another site. */
export function MenuLink({ children, to, icon, newTab = false }: MenuLinkProps) {
  const link = newTab ? (
    // biome-ignore lint/a11y/useAnchorContent: the menu entry puts its children into the link
    <a href={to} target="_blank" rel="noopener noreferrer" />
  ) : (
    <AppLink to={to} />
  );
  return (
    <BaseMenu.LinkItem className={overlay.item} closeOnClick render={link}>
      {icon}
      {children}
      {newTab && <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>}
    </BaseMenu.LinkItem>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className={overlay.separator} />;
}
