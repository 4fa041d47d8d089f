import { whenPrefetched } from '@tsugi/data';
import { START_POLICY } from '../start-policy.ts';
import type { AppRouter } from './create-router.tsx';

/**
 * Rendering begins when the first page's code is there (or its failure is known: loading has deadlines), and when a request
 * that is already under way has been answered and read: one commit of the finished page replaces what index.html and
 * the first screen have shown, in place of a frame, a skeleton and a page.
 * @param isExpected whether an answer is on its way
 */
export async function firstPageReady(router: AppRouter, isExpected: boolean): Promise<void> {
  await initialized(router);
  if (isExpected) await Promise.race([whenPrefetched(), pause(START_POLICY.firstResponseMs)]);
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
