import type { Command } from '@tsugi/contract';
import { useAuth } from '@tsugi/data';
import { type Account, addAccount, useAccounts } from '@tsugi/data/accounts';
import { t } from '@tsugi/i18n/macro';
import { use } from 'react';
import { ProductContext } from '../../../product-context.ts';
import { changeAccount, logOut } from '../../accounts/change-account.ts';
import { ICONS } from './icons.ts';

/** The accounts of this device: to change to, to add, and to leave. */
export function useAccountCommands(): readonly Command[] {
  const accounts = useAccounts();
  const isSignedIn = useAuth().status === 'signed-in';
  const { providerName } = use(ProductContext);
  const command = (id: string, title: string, icon: string, run: () => unknown): Command => ({
    id,
    title,
    icon,
    keywords: [t`account`],
    action: { type: 'run', run },
  });
  return [
    ...accounts.filter(({ isCurrent }) => !isCurrent).map(switchCommand),
    command('add', isSignedIn ? t`Add an account` : t`${providerName} login`, ICONS.add, addAccount),
    ...(isSignedIn ? [command('leave', t`Logout`, ICONS.leave, logOut)] : []),
  ];
}

function switchCommand(account: Account): Command {
  const { id, name, avatar, isExpired } = account;
  return {
    id: `switch-${id}`,
    title: t`Switch to ${name}`,
    keywords: [name, t`account`],
    detail: isExpired ? t`Has to log in again` : undefined,
    icon: ICONS.person,
    image: avatar ? { src: avatar, isFace: true } : undefined,
    action: { type: 'run', run: () => changeAccount(account) },
  };
}
