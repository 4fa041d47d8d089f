import { useOnline, type WaitingChange, type WaitingChanges } from '@tsugi/data/status';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { Dialog } from '@tsugi/ui/dialog';
import { useId } from 'react';
import { changeText, memberLabel, memberValue } from './change-text.ts';
import { changeTitle } from './change-title.ts';
import { changesWaiting } from './changes-waiting.ts';
import classes from './WaitingDialog.module.css';

export interface WaitingDialogProps {
  readonly waiting: WaitingChanges;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const REASONS = {
  get offline() {
    return t`You are offline.`;
  },
  get limit() {
    return t`The tracker allows no more requests for now.`;
  },
  get unavailable() {
    return t`The tracker cannot be reached right now.`;
  },
  get 'sign-in'() {
    return t`Your sign-in is no longer accepted.`;
  },
} as const;

/** The changes in the outbox, and the choice for those whose server value has changed meanwhile. */
export function WaitingDialog({ waiting, open, onOpenChange }: WaitingDialogProps) {
  const { changes, reason, sendNow, choose } = waiting;
  const isOnline = useOnline();
  const conflicts = changes.filter(({ conflict }) => conflict);
  const others = changes.filter(({ conflict }) => !conflict);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={others.length > 0 ? changesWaiting(changes.length) : t`Which value should stay?`}
      description={
        others.length > 0 &&
        [
          reason && REASONS[reason],
          t`Your changes are stored on this device and are sent as soon as possible.`,
        ]
          .filter(Boolean)
          .join(' ')
      }
      footer={
        others.length > 0 && (
          <Button variant="quiet" disabled={!isOnline} onClick={sendNow}>{t`Send now`}</Button>
        )
      }
    >
      {conflicts.map((change) => (
        <Conflict key={change.key} change={change} onChoose={(choice) => choose(change.key, choice)} />
      ))}
      {others.length > 0 && (
        <ul className={`grid ${classes.list}`}>
          {others.map((change) => (
            <li key={change.key} className={classes.item}>
              <strong className={`anywhere strong ${classes.title}`}>{changeTitle(change)}</strong>
              <span className="subdued">{changeText(change)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface ConflictProps {
  readonly change: WaitingChange;
  readonly onChoose: (choice: 'mine' | 'server') => void;
}

/** The user's value and the server value, side by side. */
function Conflict({ change, onChoose }: ConflictProps) {
  const heading = useId();
  const { mine, conflict } = change;
  if (!conflict) return null;
  const { members, server } = conflict;
  const isRemoved = (value: { readonly exists?: unknown }) => value.exists === false;
  const shown = members.length > 1 ? members.filter((name) => name !== 'exists') : members;
  return (
    <section className={`grid gap-3 ${classes.conflict}`} aria-labelledby={heading}>
      <h3 id={heading} className={`anywhere strong ${classes.title}`}>
        {changeTitle(change)}
      </h3>
      <p className="subdued">{t`It was changed elsewhere while your change was waiting.`}</p>
      <table className={classes.values}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t`Yours`}</th>
            <th scope="col">{t`The tracker’s`}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name}>
              <th scope="row">{change.about === 'setting' ? t`Value` : memberLabel(name)}</th>
              <td>{isRemoved(mine) ? t`Removed` : memberValue(name, mine[name])}</td>
              <td>{isRemoved(server) ? t`Removed` : memberValue(name, server[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={`grid gap-2 ${classes.choices}`}>
        <Button variant="primary" onClick={() => onChoose('mine')}>{t`Keep mine`}</Button>
        <Button variant="outline" onClick={() => onChoose('server')}>{t`Keep the tracker’s`}</Button>
      </div>
    </section>
  );
}
