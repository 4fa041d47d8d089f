import { atom } from 'jotai';

/** Whether the command palette is open: by its keys, or by its entries in the frame. */
export const paletteOpenAtom = atom(false);

/** What opens it, as it stands on keyboards of every language. */
export const PALETTE_KEYS = 'Ctrl K';
