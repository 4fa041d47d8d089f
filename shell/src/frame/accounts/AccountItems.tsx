import { addAccount, readOtherCounts, useAccounts } from '@tsugi/data/accounts';
import { Trans, t } from '@tsugi/i18n/macro';
import { MenuItem, MenuRadioGroup } from '@tsugi/ui/menu';
import { UserCog, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import classes from './AccountItems.module.css';
import { AccountRow } from './AccountRow.tsx';
import { changeAccount } from './change-account.ts';

export interface AccountItemsProps {
  /** Opens the list in which accounts are removed. */
  readonly onManage: () => void;
}

/** The accounts of this device inside the menu: choosing one makes it the present one. With a single one, its name. */
export function AccountItems({ onManage }: AccountItemsProps) {
  const accounts = useAccounts();
  // With every opening: the content of a menu is mounted then.
  useEffect(readOtherCounts, []);
  const current = accounts.find(({ isCurrent }) => isCurrent);
  const choose = (id: string) => {
    const account = accounts.find((one) => String(one.id) === id);
    if (account && !account.isCurrent) void changeAccount(account);
  };
  const isAlone = accounts.length === 1 && current !== undefined;
  return (
    <>
      {isAlone && (
        <p className={`one-line fine ${classes.alone}`}>
          <Trans>
            Logged in as <strong>{current.name}</strong>
          </Trans>
        </p>
      )}
      {accounts.length > 0 && !isAlone && (
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
      )}
      <MenuItem icon={<UserPlus size={18} aria-hidden="true" />} onClick={addAccount}>
        {t`Add an account`}
      </MenuItem>
      {accounts.length > 0 && !isAlone && (
        <MenuItem icon={<UserCog size={18} aria-hidden="true" />} onClick={onManage}>
          {t`Manage accounts`}
        </MenuItem>
      )}
    </>
  );
}
