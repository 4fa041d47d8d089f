import { authAtom } from '@tsugi/data';
import { dismissToasts, dropUndoOffers } from '@tsugi/ui/components';
import { getDefaultStore } from 'jotai/vanilla';

/** What outlives a page in this tab belongs to the account that it was made for: messages with their Undo. */
export function followAccount(): () => void {
  const store = getDefaultStore();
  const idNow = () => {
    const auth = store.get(authAtom);
    return auth.status === 'signed-in' ? auth.viewerId : undefined;
  };
  let id = idNow();
  return store.sub(authAtom, () => {
    const next = idNow();
    // The sign-in ends, and may be renewed: what the user was about to do stays.
    if (next === undefined || next === id) return;
    const isOther = id !== undefined;
    id = next;
    if (!isOther) return;
    dropUndoOffers();
    dismissToasts();
    // The page is a new one. With the menu's button the focus stays where it is.
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    });
  });
}
