import type { AuthUser } from '@tsugi/data';
import { toast } from '@tsugi/ui';
import { useEffect, useRef, useState } from 'react';
import { useFrameLinks } from '../use-frame-links.ts';
import { OwnAvatar } from './OwnAvatar.tsx';

type MenuModule = typeof import('./AccountMenu.tsx');

export interface AccountButtonProps {
  /** Undefined until the profile is loaded. */
  readonly viewer: AuthUser | undefined;
  readonly onLogout: () => void;
}

/** The viewer's picture, which opens the menu of the account. The menu's code arrives with its first use. */
export function AccountButton({ viewer, onLogout }: AccountButtonProps) {
  const [profile] = useFrameLinks('profile');
  const [menu, setMenu] = useState<MenuModule>();
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!menu) return;
    // The menu's button has replaced the plain one, and with it the press.
    trigger.current?.focus();
    trigger.current?.click();
  }, [menu]);

  const open = () => {
    loadMenu().then(setMenu, () =>
      toast({ tone: 'error', title: 'The menu could not be loaded. Please press again.' }),
    );
  };
  const button = (
    <button
      ref={trigger}
      type="button"
      className="icon-button"
      aria-label={viewer ? `Account, ${viewer.name}` : 'Account'}
      aria-haspopup="menu"
      title={viewer ? viewer.name : 'Account'}
      data-current={profile?.current}
      {...(menu ? {} : { 'aria-expanded': false, onPointerEnter: warm, onFocus: warm, onClick: open })}
    >
      <OwnAvatar viewer={viewer} />
    </button>
  );
  return menu ? <menu.AccountMenu trigger={button} viewer={viewer} onLogout={onLogout} /> : button;
}

function loadMenu(): Promise<MenuModule> {
  return import(/* webpackChunkName: "account-menu" */ './AccountMenu.tsx');
}

function warm(): void {
  // A head start; the press itself reports a failure.
  loadMenu().catch(() => undefined);
}
