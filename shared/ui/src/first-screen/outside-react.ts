// Stands in for react-dom and jotai's stores in the build of first screens: nothing of them is used while rendering.
export const flushSync = (run: () => void): void => run();
export const createPortal = (): null => null;
export const getDefaultStore = () => ({ get: () => undefined, set: () => undefined });
export const atom = () => undefined;
