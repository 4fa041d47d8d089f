import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetch, type QueryOperation } from '@tsugi/data';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadFirst } from './load-first.ts';

/**
 * What a page asks for first, and the page reads: by its loader, and ahead by a link to it.
 * @param variablesOf undefined where the URL names nothing
 */
export function firstRequest<V, D>(
  operation: QueryOperation<V, D>,
  variablesOf: (params: PreloadTarget['params'], search: URLSearchParams) => V | undefined,
) {
  return {
    loader: async ({ params, request }: LoaderFunctionArgs): Promise<null> => {
      const variables = variablesOf(params, new URL(request.url).searchParams);
      return variables ? loadFirst(operation, variables) : null;
    },
    preload: ({ params, url }: PreloadTarget): void => {
      const variables = variablesOf(params, url.searchParams);
      if (variables) prefetch(operation, variables);
    },
  };
}
