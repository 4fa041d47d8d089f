import { pageCache } from '../cache/cache.ts';
import { pageResources } from './resource-registry.ts';

/** Keys of the cached results that components show, without the lists of users: they are long, and read by workers. */
export function shownResults(): readonly string[] {
  const keys = pageResources()
    .rendered()
    .map(({ key }) => key);
  return [...new Set(keys)].filter((key) => pageCache().peek(key)?.storeName === 'results');
}
