import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch, type QueryOperation } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';

/**
 * What a page asks for first, and the page reads: by its loader, and ahead by a link to it.
 * @param variablesOf undefined where the URL names nothing
 */
export function pageRequest<V, D>(
  operation: QueryOperation<V, D>,
  variablesOf: (params: PreloadTarget['params'], search: URLSearchParams) => V | undefined,
) {
  return {
    loader: async ({ params, request }: LoaderFunctionArgs): Promise<null> => {
      const variables = variablesOf(params, new URL(request.url).searchParams);
      // The page reads it: the loader returns at once.
      if (variables) prefetch(operation, variables, { priority: 'interactive' });
      return null;
    },
    preload: ({ params, url }: PreloadTarget): void => {
      const variables = variablesOf(params, url.searchParams);
      if (variables) prefetch(operation, variables);
    },
  };
}
