import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; the component renders again when that changes.
 * @param otherwise what counts in an environment without layout
 */
export function useMediaQuery(query: string, otherwise = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? otherwise);
}
