import { localStore, readItem, removeItem } from '@tsugi/platform/store';
import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { authAtom, LOST_KEY } from './auth-store.ts';

/** `refused`: the tracker no longer takes the sign-in. `expired`: its time was over before anything was asked. */
export type SignInLoss = 'refused' | 'expired';

const changes = atom(0);
changes.onMount = (set) => {
  const changed = () => set((count) => count + 1);
  addEventListener('storage', changed);
  changed();
  return () => removeEventListener('storage', changed);
};

const lossAtom = atom(
  (get): SignInLoss | undefined => {
    get(changes);
    // Signing out and in is also when it changes in this tab.
    const isSignedOut = get(authAtom).status === 'signed-out';
    const text = isSignedOut ? readItem(localStore(), LOST_KEY) : null;
    return text === 'refused' || text === 'expired' ? text : undefined;
  },
  (_, set) => {
    removeItem(localStore(), LOST_KEY);
    set(changes, (count) => count + 1);
  },
);

/** Why the user is signed out, until the notice is dismissed or a new sign-in; the same in every tab. */
export function useSignInLoss(): {
  readonly loss: SignInLoss | undefined;
  readonly dismiss: () => void;
} {
  const [loss, dismiss] = useAtom(lossAtom);
  return { loss, dismiss };
}
