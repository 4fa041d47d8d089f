import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch } from '@tsugi/data';
import { userByName } from '@tsugi/data/operations/user-by-name';
import type { LoaderFunctionArgs } from '@tsugi/router';

export { UserPage as Component } from './UserPage.tsx';

/** Asks for the user; the pages read it. */
export function loader({ params }: LoaderFunctionArgs): null {
  prefetchUser(params.name, 'interactive');
  return null;
}

export function preload({ params }: PreloadTarget): void {
  prefetchUser(params.name, 'prefetch');
}

function prefetchUser(name: string | undefined, priority: 'interactive' | 'prefetch'): void {
  if (name) prefetch(userByName, { name }, { priority });
}
