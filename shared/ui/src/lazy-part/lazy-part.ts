import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds until a file that did not arrive is asked for again. */
const RETRY_MS = 5000;

/**
 * A component whose code arrives later. React remembers for ever that loading failed, so a file that does not come is
 * asked for until it does; whoever shows the part keeps its place meanwhile, with something to read or a skeleton.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  const attempt = (): Promise<{ readonly default: ComponentType<P> }> =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(attempt),
    );
  return lazy(attempt);
}
