import { prefetch, type QueryOperation } from '@tsugi/data';

/** Asks for what a page shows first, and returns at once: the page reads it, and the shell waits for it on a first page. */
export function loadFirst<V, D>(operation: QueryOperation<V, D>, variables: V): null {
  prefetch(operation, variables, { priority: 'interactive' });
  return null;
}
