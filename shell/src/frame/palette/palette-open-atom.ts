import { atom } from 'jotai';

/** Whether the command palette is open: by its keys, or by its entries in the frame. */
export const paletteOpenAtom = atom(false);
