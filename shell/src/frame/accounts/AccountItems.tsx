import { type Account, addAccount, readOtherCounts, useAccounts } from '@tsugi/data/accounts';
import { Trans, t } from '@tsugi/i18n/macro';
import { MenuItem, MenuRadioGroup } from '@tsugi/ui/menu';
import { UserCog, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import classes from './AccountItems.module.css';
import { AccountRow } from './AccountRow.tsx';
import { changeAccount } from './change-account.ts';

/** The accounts of this device inside the menu: choosing one makes it the present one. With a single one, its name. */
export function AccountItems() {
  const accounts = useAccounts();
  // With every opening: the content of a menu is mounted then.
  useEffect(readOtherCounts, []);
  const current = accounts.find(({ isCurrent }) => isCurrent);
  const choose = (id: string) => {
    const account = accounts.find((one) => String(one.id) === id);
    if (account && !account.isCurrent) void changeAccount(account);
  };
  if (isAlone(accounts)) {
    return (
      current && (
        <p className={`one-line fine ${classes.alone}`}>
          <Trans>
            Logged in as <strong>{current.name}</strong>
          </Trans>
        </p>
      )
    );
  }
  return (
    <MenuRadioGroup
      label={t`Accounts`}
      showLabel
      value={current ? String(current.id) : null}
      onChange={choose}
      options={accounts.map((account) => ({
        value: String(account.id),
        label: account.name,
        content: <AccountRow account={account} avatarSize={28} />,
      }))}
    />
  );
}

/** The way to a second account; with several, to the list in which they are added and removed. */
export function MoreAccountsItem({ onManage }: { readonly onManage: () => void }) {
  return isAlone(useAccounts()) ? (
    <MenuItem icon={<UserPlus size={18} aria-hidden="true" />} onClick={addAccount}>
      {t`Add an account`}
    </MenuItem>
  ) : (
    <MenuItem icon={<UserCog size={18} aria-hidden="true" />} onClick={onManage}>
      {t`Manage accounts`}
    </MenuItem>
  );
}

/** Nothing to choose from. An account that has to log in again is a choice, while none is the present one. */
function isAlone(accounts: readonly Account[]): boolean {
  return accounts.length === 0 || (accounts.length === 1 && accounts[0]?.isCurrent === true);
}
