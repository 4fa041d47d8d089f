import { useWaitingOnDevice } from '@tsugi/data/accounts';
import { useWaitingChanges } from '@tsugi/data/status';
import { plural, t } from '@tsugi/i18n/macro';
import { ConfirmDialog } from '@tsugi/ui/dialog';
import { changeText } from '../../../frame/waiting/change-text.ts';
import { changeTitle } from '../../../frame/waiting/change-title.ts';
import { changesWaiting } from '../../../frame/waiting/changes-waiting.ts';
import { forgetDevice } from './forget-device.ts';

/** So many of the present account's waiting changes are named; the others, and those of other accounts, are counted. */
const NAMED = 5;

/** Asks before everything is deleted, and says which changes of whom would be lost with it. */
export function ForgetDialog({ onClose }: { readonly onClose: () => void }) {
  const { changes } = useWaitingChanges();
  const named = changes.slice(0, NAMED);
  const waiting = useWaitingOnDevice();
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const own = waiting.find(({ isCurrent }) => isCurrent)?.count ?? 0;
  const others = Math.max(0, own - named.length);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t`Forget this device?`}
      confirmLabel={t`Forget`}
      cancelLabel={t`Keep everything`}
      onConfirm={() => void forgetDevice()}
    >
      <p>{t`You are logged out of every account, and all that is stored in this browser is deleted. Other open tabs of the site start anew too.`}</p>
      {total > 0 && (
        <>
          <p>
            <strong>
              {plural(total, {
                one: '# change was not sent yet and is lost:',
                other: '# changes were not sent yet and are lost:',
              })}
            </strong>
          </p>
          <ul>
            {named.map((change) => (
              <li key={change.key}>
                {changeTitle(change)}: {changeText(change)}
              </li>
            ))}
            {others > 0 && (
              <li>
                {named.length > 0
                  ? plural(others, { one: '# more', other: '# more' })
                  : changesWaiting(others)}
              </li>
            )}
            {waiting.map(
              ({ account, name, count, isCurrent }) =>
                !isCurrent && (
                  <li key={account}>
                    {name ?? t`An account that is logged out`}: {changesWaiting(count)}
                  </li>
                ),
            )}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
