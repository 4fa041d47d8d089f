import { controlsReady, whenPrefetched } from '@tsugi/data';
import { START_POLICY } from '../start-policy.ts';
import type { AppRouter } from './create-router.tsx';

/**
 * Resolves when the first page's code is loaded (or has failed), with that of its controls, and the response to its prefetched request is decoded, or
 * after a timeout. React then replaces the first screen with the complete page in one commit.
 * @param isExpected whether a request was prefetched
 */
export async function initialPageReady(router: AppRouter, isExpected: boolean): Promise<void> {
  await initialized(router);
  const late = new Promise((resolve) => setTimeout(resolve, START_POLICY.firstResponseMs));
  await Promise.race([Promise.all([controlsReady(), isExpected && whenPrefetched()]), late]);
}

function initialized(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe((state) => state.initialized && resolve());
  });
}
