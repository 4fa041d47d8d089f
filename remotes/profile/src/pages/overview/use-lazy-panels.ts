import { retryWithBackoff } from '@tsugi/platform/retry';
import { useEffect, useState } from 'react';

type LazyPanels = typeof import('./lazy-panels.ts');

let loaded: LazyPanels | undefined;
let loading: Promise<LazyPanels> | undefined;

/** Starts the request of their file, which is repeated until it comes. */
export function loadLazyPanels(): Promise<LazyPanels> {
  loading ??= retryWithBackoff(async () => {
    loaded = await import(/* webpackChunkName: "user-lazy-panels" */ './lazy-panels.ts');
    return loaded;
  });
  return loading;
}

/**
 * What stands below the first window: neither the first screen nor the first rendering waits for its code. A lazy component
 * would come at least 300 ms after the page: React delays what a Suspense boundary has waited for.
 * @returns undefined until the file is there
 */
export function useLazyPanels(): LazyPanels | undefined {
  const [panels, setPanels] = useState(loaded);
  useEffect(() => {
    let isShown = true;
    void loadLazyPanels().then((panels) => isShown && setPanels(panels));
    return () => {
      isShown = false;
    };
  }, []);
  return panels;
}
