import { isApiError } from '../core/api-error.ts';
import type { Handler } from '../core/call.ts';
import { noted } from '../core/call-context.ts';
import { MAX_ATTEMPTS } from '../core/call-keys.ts';
import type { Clock } from '../core/clock.ts';
import { createQueryCall } from '../core/create-call.ts';
import { viewer } from '../operations/viewer.query.ts';
import type { AuthUser } from '../sources/tracker/auth-user.ts';
import { isUsable, readAccount, readAccounts, writeAccount } from './account-records.ts';

export interface UnreadReaderOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  readonly handle: Handler;
  readonly presentId: () => number | undefined;
  /** Records have changed. */
  readonly onRead: () => void;
}

/** Asks for the unread notifications of the other accounts whose count is older than this; in milliseconds. */
export type UnreadReader = (olderThanMs: number) => Promise<void>;

/**
 * Each account is asked with its own token, one after the other, as background requests: the limit belongs to the user's network
 * address, so that they take from what the user asks for. No other tab asks for the same: the time is noted before.
 */
export function createUnreadReader(options: UnreadReaderOptions): UnreadReader {
  const { clock, storage, handle, presentId, onRead } = options;
  const readOf = async (id: number, token: string) => {
    const call = createQueryCall(viewer, {}, { token, mode: 'no-store', priority: 'background' });
    const { value } = await handle(noted(call, MAX_ATTEMPTS, 1));
    // The value is what this operation's own decode made.
    const { name, avatar, unreadNotificationCount: unread } = value as AuthUser;
    const record = readAccount(storage, id);
    // It has left the device meanwhile, or has a new login.
    if (record?.token !== token) return;
    writeAccount(storage, { ...record, name, avatar: avatar.large, unread, readAt: clock.now() });
    onRead();
  };
  return async (olderThanMs) => {
    for (const { id } of readAccounts(storage)) {
      const now = clock.now();
      const record = readAccount(storage, id);
      if (!record?.token || id === presentId() || !isUsable(record, now)) continue;
      if (Math.abs(now - (record.readAt ?? 0)) < olderThanMs) continue;
      writeAccount(storage, { ...record, readAt: now });
      try {
        await readOf(id, record.token);
      } catch (error) {
        // A refused token has marked its account already. Everything else is tried again when it is due.
        if (isApiError(error) && error.kind === 'invalid-token') onRead();
      }
    }
  };
}
