import { readItem, removeItem, writeItem } from '@tsugi/platform/store';
import { type AuthStore, LOST_KEY, PROFILE_KEY, TOKEN_KEY } from '../auth/auth-store.ts';
import { clearFirstScreenCache } from '../cache/clear-first-screens.ts';
import { type AccountRecord, nextPlace, readAccount, writeAccount } from './account-records.ts';

/** Stores the present sign-in with its account. Returns false when that is not possible: its token would be lost. */
export function parkPresent(storage: Storage | undefined, auth: AuthStore, now: number): boolean {
  const state = auth.state();
  const token = auth.token();
  if (state.status === 'signed-out' || token === undefined) return true;
  const { viewerId: id, viewer } = state;
  if (id === undefined) return false;
  const profile = readItem(storage, PROFILE_KEY);
  return writeAccount(storage, {
    addedAt: nextPlace(storage, now),
    name: `#${id}`,
    avatar: null,
    ...readAccount(storage, id),
    ...(viewer
      ? { name: viewer.name, avatar: viewer.avatar.large, unread: viewer.unreadNotificationCount }
      : {}),
    ...(viewer && profile !== null ? { profile } : {}),
    id,
    token,
    readAt: now,
  });
}

/** The order is that in which other tabs see it: never the profile of one account beside the token of another. */
export function enterAccount(
  storage: Storage | undefined,
  auth: Pick<AuthStore, 'reload'>,
  { token = '', profile }: AccountRecord,
): void {
  clearFirstScreenCache(storage);
  removeItem(storage, PROFILE_KEY);
  removeItem(storage, LOST_KEY);
  writeItem(storage, TOKEN_KEY, token);
  if (profile !== undefined) writeItem(storage, PROFILE_KEY, profile);
  auth.reload();
}
