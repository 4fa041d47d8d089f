import { retryWithBackoff } from '@tsugi/platform/retry';
import { useEffect, useState } from 'react';

type LatePanels = typeof import('./late-panels.ts');

let loaded: LatePanels | undefined;
let loading: Promise<LatePanels> | undefined;

/** Starts the request of their file, which is repeated until it comes. */
export function loadLatePanels(): Promise<LatePanels> {
  loading ??= retryWithBackoff(async () => {
    loaded = await import(/* webpackChunkName: "user-late-panels" */ './late-panels.ts');
    return loaded;
  });
  return loading;
}

/**
 * What stands below the first window: neither the first screen nor the first rendering waits for its code. A lazy component
 * would come at least 300 ms after the page: React delays what a Suspense boundary has waited for.
 * @returns undefined until the file is there
 */
export function useLatePanels(): LatePanels | undefined {
  const [panels, setPanels] = useState(loaded);
  useEffect(() => {
    let isShown = true;
    void loadLatePanels().then((late) => isShown && setPanels(late));
    return () => {
      isShown = false;
    };
  }, []);
  return panels;
}
