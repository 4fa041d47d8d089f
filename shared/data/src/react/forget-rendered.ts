import type { Cache } from '../cache/cache.ts';
import { clearFirstScreenCache } from '../cache/clear-first-screens.ts';
import type { ResourceRegistry } from './resource-registry.ts';

/** A render and the boundary that catches its failure are parts of one task; a slow device takes a while for it. */
const RENDER_MS = 2_000;

interface RenderedParts {
  readonly cache: Cache;
  readonly resources: ResourceRegistry;
  readonly storage: Storage | undefined;
}

/**
 * Drops the results that a failed render read, from memory and from the database: a reload would fail on them again. Results
 * that other parts of the page show stay on the screen. A failure long after its render may come of anything that the page shows.
 * @param failedAt when the boundary caught the failure, in milliseconds since 1970
 * @returns reads them again past the cache; settles with the last of them and never rejects
 */
export async function forgetRendered(
  { cache, resources, storage }: RenderedParts,
  failedAt: number,
): Promise<() => Promise<void>> {
  const all = resources.rendered();
  const recent = all.filter((query) => failedAt - query.renderedAt() < RENDER_MS);
  const suspects = recent.length > 0 ? recent : all;
  for (const query of suspects) query.forget();
  const keys = new Set(suspects.map(({ key }) => key));
  // The boot script must not take them for cached, nor show a first screen of them.
  clearFirstScreenCache(storage);
  await cache.remove((key) => keys.has(key));
  for (const query of suspects) query.forget();
  return async () => {
    await Promise.allSettled(suspects.map((query) => query.readAgain()));
  };
}
