import type { PreloadTarget } from '@tsugi/contract/contributions';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { prefetchBrowse } from './prefetch-browse.ts';

export { BrowsePage as Component } from './BrowsePage.tsx';

/** Starts the page's one request while React still renders; never waits for it. */
export function loader({ params }: LoaderFunctionArgs): null {
  prefetchBrowse(params.type, 'interactive');
  return null;
}

export function preload({ params }: PreloadTarget): void {
  prefetchBrowse(params.type, 'prefetch');
}
