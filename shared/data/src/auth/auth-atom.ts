import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { peekLayer } from '../layer.ts';
import type { AuthState } from './auth-store.ts';

const SIGNED_OUT: AuthState = { status: 'signed-out' };

const changes = atom(0);
changes.onMount = (set) => {
  const stop = peekLayer()?.auth.subscribe(() => set((count) => count + 1));
  // Something may have changed between the first render and now.
  set((count) => count + 1);
  return stop;
};

/** Who is signed in, for any jotai store. */
export const authAtom = atom<AuthState>((get) => {
  get(changes);
  return peekLayer()?.auth.state() ?? SIGNED_OUT;
});

export function useAuth(): AuthState {
  return useAtomValue(authAtom);
}
