// Stands in for react-dom, jotai's stores and what of this package runs after rendering, in the build of first screens: atoms have their
// first value, and nothing else is used while rendering.
const nothing = () => undefined;
export const flushSync = (run: () => void): void => run();
export const createPortal = (): null => null;
export const getDefaultStore = () => ({ get: nothing, set: nothing });
export const atom = <T>(init: T) => ({ init });
export const useAtomValue = <T>({ init }: { readonly init: T }): T => init;
export const useAtom = <T>({ init }: { readonly init: T }) => [init, nothing];
export const useNow = (): number => Date.now();
export const toast = () => nothing;
export const toastUndo = toast;
export const leavesOutHoverParts = (): boolean => globalThis.matchMedia?.('(hover: hover)').matches ?? false;
export const useFailureGroup = () => ({ size: 0, isFirst: false, retryAll: nothing });
// A page whose request failed has no first screen: React renders it.
export const describeFailure = (): never => {
  throw new Error('A first screen shows no failure');
};
export const ErrorState = describeFailure;
export const FailureState = describeFailure;
