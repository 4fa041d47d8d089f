/** Item of localStorage, there for a moment: a tab has deleted all that is stored on this device. */
export const FORGOTTEN_KEY = 'tsugi.forgotten';
