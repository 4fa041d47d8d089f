import type { AuthStore } from '../auth/auth-store.ts';
import { nextPlace, readAccount, writeAccount } from './account-records.ts';

/**
 * The present account's record: without a token, it says who to sign in again once the sign-in is lost. One that has a token, since another
 * account was here meanwhile, has the present one: an older one may no longer be good.
 */
export function noteAccount(
  storage: Storage | undefined,
  auth: Pick<AuthStore, 'state' | 'token'>,
  now: number,
): void {
  const state = auth.state();
  const viewer = state.status === 'signed-in' ? state.viewer : undefined;
  if (!viewer) return;
  const { id, name } = viewer;
  const avatar = viewer.avatar.large;
  const known = readAccount(storage, id);
  const token = known?.token && auth.token();
  if (known?.name === name && known.avatar === avatar && known.token === token) return;
  writeAccount(storage, { addedAt: nextPlace(storage, now), ...known, id, name, avatar, token });
}
