import { type AuthStore, isSignInItem } from '../auth/auth-store.ts';
import { isOutboxItem, type OutboxItems } from '../changes/outbox-items.ts';
import type { Clock } from '../core/clock.ts';
import type { AuthUser } from '../sources/tracker/auth-user.ts';
import type { Account, SwitchObstacle } from './account.ts';
import {
  type AccountRecord,
  isAccountItem,
  isUsable,
  readAccount,
  readAccounts,
  removeAccountRecord,
} from './account-records.ts';
import { countWaiting } from './count-waiting.ts';
import { noteAccount } from './note-account.ts';
import { enterAccount, parkPresent } from './present-account.ts';

export interface AccountsOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  readonly auth: AuthStore;
  readonly items: Pick<OutboxItems, 'prefix' | 'names' | 'read' | 'subscribe'>;
  /** Deletes what is cached for accounts that are no longer on this device. */
  readonly forgetOthers: () => void;
  /** Reads the profile of the present account again. */
  readonly refresh: () => void;
}

export interface Accounts {
  /** In the order in which they were added. The same array until something changes. */
  readonly list: () => readonly Account[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes it the present account in every tab. Returns why it could not be; undefined when it is. */
  readonly switchTo: (id: number) => SwitchObstacle | undefined;
  /** A new login: the account becomes the present one, and the one before stays on this device. */
  readonly signIn: (token: string, owner: AuthUser) => 'added' | 'renewed' | 'full';
  /**
   * Takes it off this device. Changes that wait stay, and are sent when it logs in again. After the present one, the next account
   * becomes the present one: returns it.
   */
  readonly remove: (id: number) => Account | undefined;
  readonly removeAll: () => void;
}

export function createAccounts(options: AccountsOptions): Accounts {
  const { clock, storage, auth, items, forgetOthers, refresh } = options;
  const listeners = new Set<() => void>();
  let known: { readonly text: string; readonly list: readonly Account[] } | undefined;

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  auth.subscribe(notify);
  items.subscribe(notify);
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (isItemOfAccounts(key)) notify();
  });
  const present = () => {
    const state = auth.state();
    return state.status === 'signed-in' ? state : undefined;
  };

  const load = (): readonly Account[] => {
    const now = clock.now();
    const current = present();
    const records = readAccounts(storage);
    const viewer = current?.viewer;
    const isNoted = records.some(({ id }) => id === viewer?.id);
    // Nothing can be stored, or its record comes with the next task: the sign-in is there all the same.
    const own = viewer && !isNoted ? [recordOf(viewer, now)] : [];
    return [...records, ...own].map((record) => {
      const isCurrent = record.id === current?.viewerId;
      const { name, avatar, unread } =
        isCurrent && viewer
          ? { name: viewer.name, avatar: viewer.avatar.large, unread: viewer.unreadNotificationCount }
          : record;
      return {
        id: record.id,
        name,
        ...(avatar === null ? {} : { avatar }),
        ...(unread === undefined ? {} : { unread }),
        waiting: countWaiting(items, record.id),
        isExpired: !isCurrent && !isUsable(record, now),
        isCurrent,
      };
    });
  };
  const list = () => {
    const next = load();
    const text = JSON.stringify(next);
    if (known?.text !== text) known = { text, list: next };
    return known.list;
  };

  const park = () => parkPresent(storage, auth, clock.now());
  const enter = (record: AccountRecord): boolean => {
    enterAccount(storage, auth, record);
    notify();
    refresh();
    return auth.token() === record.token;
  };

  const switchTo = (id: number): SwitchObstacle | undefined => {
    if (present()?.viewerId === id) return undefined;
    const target = readAccount(storage, id);
    if (!target || !isUsable(target, clock.now())) return 'expired';
    // What waits for its debounce is sent with the token of the account that made it.
    auth.leave();
    if (!park()) return 'full';
    return enter(target) ? undefined : 'full';
  };

  const remove = (id: number): Account | undefined => {
    const isPresent = present()?.viewerId === id;
    if (!isPresent) {
      removeAccountRecord(storage, id);
      forgetOthers();
      notify();
      return undefined;
    }
    const next = list().find((account) => !account.isCurrent && !account.isExpired);
    const target = next && readAccount(storage, next.id);
    auth.leave();
    if (target) {
      removeAccountRecord(storage, id);
      enter(target);
    } else auth.signOut();
    notify();
    return next;
  };

  return {
    list,
    switchTo,
    remove,
    signIn: (token, owner) => {
      const isKnown = list().some(({ id }) => id === owner.id);
      if (present()?.viewerId !== owner.id) {
        auth.leave();
        if (!park()) return 'full';
      }
      auth.signIn(token);
      auth.setViewer(owner, clock.now());
      noteAccount(storage, auth, clock.now());
      notify();
      return isKnown ? 'renewed' : 'added';
    },
    removeAll: () => {
      auth.leave();
      for (const { id } of readAccounts(storage)) removeAccountRecord(storage, id);
      auth.signOut();
      forgetOthers();
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function recordOf({ id, name, avatar }: AuthUser, now: number): AccountRecord {
  return { id, name, avatar: avatar.large, addedAt: now };
}

/** Whether the list may be another one when this item changes in another tab; null: everything was removed. */
function isItemOfAccounts(name: string | null): boolean {
  return name === null || isSignInItem(name) || isAccountItem(name) || isOutboxItem(name);
}
