import type { Account } from '@tsugi/data/accounts';
import { formatNumber } from '@tsugi/i18n';
import { plural, t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { Avatar } from '@tsugi/ui/components';
import { changesWaiting } from '../waiting/changes-waiting.ts';
import classes from './AccountRow.module.css';

/** Higher counts are shown as "99+", as at the bell. */
const MOST_SHOWN = 99;

export interface AccountRowProps {
  readonly account: Account;
  /** Pixels. */
  readonly avatarSize: number;
  /** A button beside it says that it has to log in again. */
  readonly hasButtons?: boolean;
}

/** Who it is, what waits for this account, and whether it has to log in again. */
export function AccountRow({ account, avatarSize, hasButtons = false }: AccountRowProps) {
  const { name, avatar, unread = 0, isCurrent, isExpired } = account;
  const note = noteOf(account, hasButtons);
  return (
    <>
      <Avatar name={name} src={avatar} size={avatarSize} />
      <span className={classes.text} data-beside-buttons={hasButtons ? '' : undefined}>
        <span className={`one-line ${classes.name}`}>{name}</span>
        {note && (
          <span
            className={`one-line fine ${classes.note}`}
            data-expired={isExpired && !hasButtons ? '' : undefined}
          >
            {note}
          </span>
        )}
      </span>
      {unread > 0 && !isCurrent && !isExpired && (
        <span className={classes.count}>
          <span aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : formatNumber(unread)}</span>
          <VisuallyHidden>
            {' '}
            {plural(unread, { one: '1 unread notification', other: '# unread notifications' })}
          </VisuallyHidden>
        </span>
      )}
    </>
  );
}

function noteOf({ isExpired, waiting }: Account, hasButtons: boolean): string | undefined {
  const changes = waiting > 0 ? changesWaiting(waiting) : '';
  if (isExpired && !hasButtons) return changes ? t`Sign in again, ${changes}` : t`Sign in again`;
  return changes || undefined;
}
