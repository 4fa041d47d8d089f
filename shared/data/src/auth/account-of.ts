import type { AuthStore } from './auth-store.ts';

/** Names the account, the same at its next sign-in. Until the viewer is known it names the sign-in. */
export function accountOf(auth: Pick<AuthStore, 'state' | 'partition'>): string {
  const state = auth.state();
  return state.status === 'signed-in' && state.viewer ? `user-${state.viewer.id}` : auth.partition();
}
