import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { type AuthState, pageAuth } from './auth-store.ts';

const SIGNED_OUT: AuthState = { status: 'signed-out' };

const changes = atom(0);
changes.onMount = (set) => {
  const stop = pageAuth.peek()?.subscribe(() => set((count) => count + 1));
  // Something may have changed between the first render and now.
  set((count) => count + 1);
  return stop;
};

/** Who is signed in now, for what is not rendered. Components use `useAuth`. */
export function currentAuth(): AuthState {
  return pageAuth.peek()?.state() ?? SIGNED_OUT;
}

/** Who is signed in, for any jotai store. */
export const authAtom = atom<AuthState>((get) => {
  get(changes);
  return currentAuth();
});

export function useAuth(): AuthState {
  return useAtomValue(authAtom);
}
