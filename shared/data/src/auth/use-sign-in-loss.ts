import { localStore } from '@tsugi/platform/store';
import { useCallback, useSyncExternalStore } from 'react';
import { useAuth } from './auth-atom.ts';
import { LOST_KEY } from './auth-store.ts';

/** `refused`: the tracker no longer takes the sign-in. `expired`: its time was over before anything was asked. */
export type SignInLoss = 'refused' | 'expired';

/** Why the user is signed out, until the notice is dismissed or a new sign-in; the same in every tab. */
export function useSignInLoss(): {
  readonly loss: SignInLoss | undefined;
  readonly dismiss: () => void;
} {
  // Signing out and in is also when it changes in this tab.
  const isSignedOut = useAuth().status === 'signed-out';
  const text = useSyncExternalStore(subscribe, read);
  const dismiss = useCallback(() => {
    localStore()?.removeItem(LOST_KEY);
    for (const listener of [...listeners]) listener();
  }, []);
  const loss = text === 'refused' || text === 'expired' ? text : undefined;
  return { loss: isSignedOut ? loss : undefined, dismiss };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function read(): string | null {
  try {
    return localStore()?.getItem(LOST_KEY) ?? null;
  } catch {
    // Unreadable storage: no loss.
    return null;
  }
}
