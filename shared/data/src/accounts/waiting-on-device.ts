import type { OutboxItems } from '../changes/outbox-items.ts';
import type { Account } from './account.ts';
import { countBelow, outboxNameOf } from './count-waiting.ts';

/** What one account has changed and not sent yet. */
export interface AccountWaiting {
  /** Names it, as `accountOf` does. */
  readonly account: string;
  /** Undefined for an account that has logged out: its changes stay on this device until it logs in again. */
  readonly name: string | undefined;
  readonly count: number;
  readonly isCurrent: boolean;
}

/** The present account first; those without changes are left out. */
export function waitingOnDevice(
  items: Pick<OutboxItems, 'prefix' | 'names' | 'read'>,
  accounts: readonly Account[],
): readonly AccountWaiting[] {
  const ofAll = items.prefix('').slice(0, -1);
  const owners = new Set(items.names(ofAll).map((name) => name.slice(ofAll.length).split('/', 1).join()));
  return [...owners]
    .map((owner) => {
      const known = accounts.find(({ id }) => outboxNameOf(id) === owner);
      const count = countBelow(items, items.prefix(owner));
      return { account: owner, name: known?.name, count, isCurrent: known?.isCurrent ?? false };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
