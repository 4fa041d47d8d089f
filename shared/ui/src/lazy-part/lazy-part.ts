import { retryWithBackoff } from '@tsugi/platform/retry';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component whose code arrives later. React caches a failed load for ever, so a file that does not come is
 * asked for until it does; the caller keeps its place meanwhile, with something to read or a skeleton.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => retryWithBackoff(async () => ({ default: await load() })));
}
