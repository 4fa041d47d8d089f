import { type Batch, batches } from '@tsugi/data/batches';
import { useEffect, useState, useSyncExternalStore } from 'react';

export type HistoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly batches: readonly Batch[] }
  /** The browser has no database, or it does not respond. */
  | { readonly status: 'error' };

/** The last changes of this device, newest first, and read anew while one is under way. */
export function useHistory(): { readonly state: HistoryState; readonly retry: () => void } {
  const [state, setState] = useState<HistoryState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const progress = useSyncExternalStore(batches().subscribe, batches().progress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of a batch is a reason to read
  useEffect(() => {
    let isCurrent = true;
    batches()
      .history()
      .then(
        (found) => isCurrent && setState({ status: 'ready', batches: found }),
        () => isCurrent && setState({ status: 'error' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [progress, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
