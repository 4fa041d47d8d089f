import type { Account } from '@tsugi/data/accounts';
import { plural, t } from '@tsugi/i18n/macro';
import { IconButton } from '@tsugi/ui/components';
import { ConfirmDialog } from '@tsugi/ui/dialog';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeForGood } from './change-account.ts';

/** Unlike a logout, which leaves them here for the next login, this deletes the account's changes: the user is asked. */
export function RemoveAccount({ account }: { readonly account: Account }) {
  const [isAsking, setAsking] = useState(false);
  const { name: accountName, waiting } = account;
  return (
    <>
      <IconButton size="sm" label={t`Remove ${accountName} from this device`} onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Remove ${accountName} from this device?`}
        confirmLabel={t`Remove`}
        onConfirm={() => {
          setAsking(false);
          void removeForGood(account);
        }}
      >
        {waiting > 0 && (
          <p>
            <strong>
              {plural(waiting, {
                one: '# change was not sent yet and is lost.',
                other: '# changes were not sent yet and are lost.',
              })}
            </strong>
          </p>
        )}
        <p>{t`The history of its changes on this device is deleted, and with it the way to undo them. Its lists at the tracker stay as they are.`}</p>
      </ConfirmDialog>
    </>
  );
}
