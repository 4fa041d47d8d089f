// Stands in for `react` in the build of first screens: hooks give their first value, effects do nothing. Everything is
// evaluated once, parents before children.
import type { ReactNode } from 'react';
import { type Component as ComponentType, type ContextObject, NOT_LOADED } from './element.ts';

export { cloneElement, createElement, Fragment, isValidElement, SUSPENSE as Suspense } from './element.ts';

const nothing = () => undefined;

export function useState<T>(initial: T | (() => T)): [T, () => void] {
  return [initial instanceof Function ? initial() : initial, nothing];
}

export function useReducer<S, I>(_reducer: unknown, initial: I, init?: (value: I) => S): [S | I, () => void] {
  return [init ? init(initial) : initial, nothing];
}

export const useMemo = <T>(make: () => T): T => make();
export const useCallback = <T>(callback: T): T => callback;
export const useEffectEvent = useCallback;
export const useRef = <T>(current: T) => ({ current });
export const useSyncExternalStore = <T>(_subscribe: unknown, read: () => T): T => read();
export const useDeferredValue = <T>(value: T, initial: T = value): T => initial;
export const useTransition = () => [false, nothing];
export const useEffect = nothing;
export const useLayoutEffect = nothing;
export const useInsertionEffect = nothing;
export const useImperativeHandle = nothing;
export const useDebugValue = nothing;
export const startTransition = nothing;

let ids = 0;
/** Unique in the page: ids of React's own rendering differ. */
export function useId(): string {
  ids += 1;
  return `first-screen-${ids}`;
}

export function createContext<T>(value: T): ContextObject<T> {
  const context = { value } as ContextObject<T>;
  context.Provider = context;
  return context;
}

export const useContext = <T>(context: ContextObject<T>): T => context.value;
export const use = useContext;

export const memo = <C>(component: C): C => component;
export const forwardRef =
  <P>(render: (props: P, ref: undefined) => ReactNode) =>
  (props: P) =>
    render(props, undefined);

/** Code that arrives later: the nearest Suspense shows its fallback. */
export const lazy = () => () => {
  throw NOT_LOADED;
};

export class Component<P> implements ComponentType {
  static readonly isClass = true;
  readonly props: P;
  state: unknown = {};
  constructor(props: P) {
    this.props = props;
  }
  render(): unknown {
    return null;
  }
}
