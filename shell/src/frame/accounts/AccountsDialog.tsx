import { type Account, addAccount, signOutOfAll, useAccounts } from '@tsugi/data/accounts';
import { t } from '@tsugi/i18n/macro';
import { Button, toast } from '@tsugi/ui';
import { Dialog } from '@tsugi/ui/dialog';
import { use } from 'react';
import { ProductContext } from '../../product-context.ts';
import { AccountRow } from './AccountRow.tsx';
import classes from './AccountsDialog.module.css';
import { changeAccount, logOutOf, waitingNote } from './change-account.ts';
import { RemoveAccount } from './RemoveAccount.tsx';

export interface AccountsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The accounts of this device: each can become the present one, log in again, be logged out, and be removed with its changes. */
export function AccountsDialog({ open, onOpenChange }: AccountsDialogProps) {
  const accounts = useAccounts();
  const { providerName } = use(ProductContext);
  const logOutOfAll = () => {
    const waiting = accounts.reduce((sum, account) => sum + account.waiting, 0);
    onOpenChange(false);
    signOutOfAll();
    toast({ title: t`All accounts are logged out.`, ...waitingNote(waiting) });
  };
  return (
    <Dialog
      open={open && accounts.length > 0}
      onOpenChange={onOpenChange}
      title={t`Accounts on this device`}
      description={t`Each has its own lists, drafts and waiting changes. ${providerName} adds the account that is logged in there.`}
      footer={
        <>
          <Button variant="quiet" onClick={logOutOfAll}>{t`Log out of all`}</Button>
          <Button variant="primary" onClick={addAccount}>{t`Add an account`}</Button>
        </>
      }
    >
      <ul className={`grid ${classes.list}`}>
        {accounts.map((account) => (
          <li key={account.id} className={`row gap-3 ${classes.item}`}>
            <AccountRow account={account} avatarSize={40} hasButtons />
            <Actions account={account} onLeave={() => onOpenChange(false)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface ActionsProps {
  readonly account: Account;
  readonly onLeave: () => void;
}

function Actions({ account, onLeave }: ActionsProps) {
  const { name: accountName, isCurrent, isExpired } = account;
  const change = () => {
    onLeave();
    void changeAccount(account);
  };
  return (
    <span className={`row gap-2 rigid ${classes.actions}`}>
      {isCurrent && <span className="fine">{t`Current`}</span>}
      {!isCurrent && (
        <Button
          size="sm"
          onClick={change}
          aria-label={isExpired ? t`Sign in again as ${accountName}` : t`Switch to ${accountName}`}
        >
          {isExpired ? t`Sign in again` : t`Switch`}
        </Button>
      )}
      {!isExpired && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => void logOutOf(account)}
          aria-label={t`Log out of ${accountName}`}
        >
          {t`Log out`}
        </Button>
      )}
      <RemoveAccount account={account} />
    </span>
  );
}
