// Stands in for react-dom and jotai's stores in the build of first screens: atoms have their first value, and nothing else is used while rendering.
export const flushSync = (run: () => void): void => run();
export const createPortal = (): null => null;
export const getDefaultStore = () => ({ get: () => undefined, set: () => undefined });
export const atom = <T>(init: T) => ({ init });
export const useAtomValue = <T>({ init }: { readonly init: T }): T => init;
export const useAtom = <T>({ init }: { readonly init: T }) => [init, () => undefined];
