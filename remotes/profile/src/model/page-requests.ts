import type { PreloadTarget } from '@tsugi/contract/contributions';
import type { LoaderFunctionArgs } from '@tsugi/router';

type Send = (params: PreloadTarget['params'], priority: 'interactive' | 'prefetch') => void;

/**
 * The loader and the preload of a page whose first requests follow from its path. The loader returns at once: the page reads
 * what was asked.
 */
export function pageRequests(send: Send) {
  return {
    loader: ({ params }: LoaderFunctionArgs): null => {
      send(params, 'interactive');
      return null;
    },
    preload: ({ params }: PreloadTarget): void => send(params, 'prefetch'),
  };
}
