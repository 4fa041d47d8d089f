import { atom } from 'jotai';

/** Whether the list of keyboard shortcuts is open: by its key, or by the button in the footer. */
export const shortcutsOpenAtom = atom(false);
