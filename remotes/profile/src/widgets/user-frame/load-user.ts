import { prefetch } from '@tsugi/data';
import { userByName } from '@tsugi/data/operations/user-by-name';
import type { LoaderFunctionArgs } from '@tsugi/router';

export function prefetchUser(name: string, priority: 'interactive' | 'prefetch'): void {
  prefetch(userByName, { name }, { priority });
}

/** Asks for the user; the pages read it. */
export function loadUser({ params }: LoaderFunctionArgs): null {
  if (params.name) prefetchUser(params.name, 'interactive');
  return null;
}
