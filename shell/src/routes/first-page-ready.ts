import { whenPrefetched } from '@tsugi/data';
import type { AppRouter } from './create-router.tsx';

/** The longest that a finished page waits for the answer to its first request, in milliseconds. */
const PATIENCE_MS = 2500;

/**
 * Rendering begins when the first page's code is there (or its failure is known: loading has deadlines), and when a request
 * that is already under way has been answered and read: one commit of the finished page replaces what index.html and
 * the preview have drawn, in place of a frame, a skeleton and a page.
 * @param isExpected whether an answer is on its way
 */
export async function firstPageReady(router: AppRouter, isExpected: boolean): Promise<void> {
  await initialized(router);
  if (isExpected) await Promise.race([whenPrefetched(), pause(PATIENCE_MS)]);
}

function initialized(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe((state) => state.initialized && resolve());
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
