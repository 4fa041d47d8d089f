import { useLayoutEffect, useState } from 'react';

/**
 * Calls back once when the connection comes back: one that was gone when the component began, or that goes later.
 * @param callBack undefined while nobody waits for that
 */
export function useBackOnline(callBack: (() => void) | undefined): void {
  const [wasOffline] = useState(() => !navigator.onLine);

  // Before anybody can see the component: on a busy device the connection may be back before a later effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called does not change what is waited for
  useLayoutEffect(() => {
    if (!callBack) return;
    if (wasOffline && navigator.onLine) {
      callBack();
      return;
    }
    addEventListener('online', callBack, { once: true });
    return () => removeEventListener('online', callBack);
  }, [callBack === undefined]);
}
