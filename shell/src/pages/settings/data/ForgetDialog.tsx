import { useWaitingChanges } from '@tsugi/data/status';
import { plural, t } from '@tsugi/i18n/macro';
import { ConfirmDialog } from '@tsugi/ui/dialog';
import { changeText } from '../../../frame/waiting/change-text.ts';
import { changeTitle } from '../../../frame/waiting/change-title.ts';
import { forgetDevice } from './forget-device.ts';

/** So many of the waiting changes are named; the others are counted. */
const NAMED = 5;

/** Asks before everything is deleted, and names the changes that would be lost with it. */
export function ForgetDialog({ onClose }: { readonly onClose: () => void }) {
  const { changes } = useWaitingChanges();
  const named = changes.slice(0, NAMED);
  const others = changes.length - named.length;
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
      <p>{t`You are logged out, and all that is stored in this browser is deleted. Other open tabs of the site start anew too.`}</p>
      {changes.length > 0 && (
        <>
          <p>
            <strong>
              {plural(changes.length, {
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
            {others > 0 && <li>{plural(others, { one: '# more', other: '# more' })}</li>}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
