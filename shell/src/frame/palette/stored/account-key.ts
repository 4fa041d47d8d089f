import type { AuthState } from '@tsugi/data';

/**
 * Whose use of the palette is stored on this device: each account has its own, and so has whoever is signed out.
 * @returns undefined while the account is not known: nothing is read or stored then
 */
export function accountKey(auth: AuthState): string | undefined {
  if (auth.status === 'signed-out') return 'guest';
  const id = auth.viewerId ?? auth.viewer?.id;
  return id === undefined ? undefined : String(id);
}
