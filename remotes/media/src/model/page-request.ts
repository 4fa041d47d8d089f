import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch, type QueryOperation } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';

/**
 * What a page asks for first: by its loader, which returns at once, since the page reads it and the shell waits for it on a first
 * page; and ahead, by a link to the page.
 * @param variablesOf undefined where the URL names nothing
 */
export function pageRequest<V, D>(
  operation: QueryOperation<V, D>,
  variablesOf: (params: PreloadTarget['params'], search: URLSearchParams) => V | undefined,
) {
  const ask = ({ params, url }: PreloadTarget, priority: 'interactive' | 'prefetch') => {
    const variables = variablesOf(params, url.searchParams);
    if (variables) prefetch(operation, variables, { priority });
  };
  return {
    loader: ({ params, request }: LoaderFunctionArgs): null => {
      ask({ params, url: new URL(request.url) }, 'interactive');
      return null;
    },
    preload: (target: PreloadTarget) => ask(target, 'prefetch'),
  };
}
