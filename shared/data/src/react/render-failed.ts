import { pageCache } from '../cache/cache.ts';
import { pageClock, pageStorage } from '../core/page.ts';
import { pageResources } from './resource-registry.ts';

/**
 * For error boundaries: drops the results that a render failed on from every cache. The function that it returns reads them
 * again past the cache, settles with the last of them and never rejects.
 * @param failedAt in milliseconds since 1970; now when left out
 */
export function renderFailed(failedAt?: number): () => Promise<void> {
  const at = failedAt ?? pageClock().now();
  const forgetting = import(/* webpackChunkName: "data-render-failed" */ './forget-rendered.ts')
    .then(({ forgetRendered }) =>
      forgetRendered({ cache: pageCache(), resources: pageResources(), storage: pageStorage() }, at),
    )
    // Without the file or the database there is nothing that could be forgotten or read.
    .catch(() => async () => {});
  return async () => (await forgetting)();
}
