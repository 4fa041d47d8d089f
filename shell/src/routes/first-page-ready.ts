import type { AppRouter } from './create-router.tsx';

/** The longest that the drawn frame (and preview) stays without React, in milliseconds. */
const PATIENCE_MS = 2500;

/**
 * When the page's first request is already under way, rendering waits for its answer and for the page's code: one commit
 * of the finished page replaces what index.html and the preview have drawn, in place of a frame, a skeleton and a page.
 * @param answered undefined when there is no early request; then rendering begins at once
 */
export function firstPageReady(router: AppRouter, answered: Promise<void> | undefined): Promise<void> {
  if (!answered) return Promise.resolve();
  const whole = Promise.all([answered, initialized(router)]).then(nextTask);
  return Promise.race([whole, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

function initialized(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** The answer still has to be read and decoded, which happens in tasks queued before this one. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
