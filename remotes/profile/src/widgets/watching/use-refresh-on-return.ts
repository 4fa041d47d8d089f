import { useEffect, useEffectEvent } from 'react';

/** After a shorter absence no refresh is sent; milliseconds. */
const AWAY_MS = 600_000;

/** Asks anew when the user comes back to a page that has stood open: episodes air meanwhile, and others have phones. */
export function useRefreshOnReturn(refresh: () => void): void {
  const onReturn = useEffectEvent(refresh);
  useEffect(() => {
    let leftAtMs = document.hidden ? Date.now() : undefined;
    const look = () => {
      if (document.hidden) {
        leftAtMs = Date.now();
        return;
      }
      if (leftAtMs !== undefined && Date.now() - leftAtMs >= AWAY_MS) onReturn();
      leftAtMs = undefined;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
