import { createContext } from 'react';

/** Called once a single choice is made: a popover closes, a sheet waits for Ok. */
export const FilterDialogContext = createContext<() => void>(() => {});
