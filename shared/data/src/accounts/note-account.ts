import type { AuthStore } from '../auth/auth-store.ts';
import { nextPlace, readAccount, writeAccount } from './account-records.ts';

/** The present account's record: without a token, it says who to sign in again once the sign-in is lost. */
export function noteAccount(storage: Storage | undefined, auth: Pick<AuthStore, 'state'>, now: number): void {
  const state = auth.state();
  const viewer = state.status === 'signed-in' ? state.viewer : undefined;
  if (!viewer) return;
  const { id, name } = viewer;
  const avatar = viewer.avatar.large;
  const known = readAccount(storage, id);
  if (known?.name === name && known.avatar === avatar) return;
  writeAccount(storage, { addedAt: nextPlace(storage, now), ...known, id, name, avatar });
}
