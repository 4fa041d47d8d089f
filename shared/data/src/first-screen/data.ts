// Stands in for @tsugi/data in the build of first screens: a query is ready when its response is part of the input.

import { firstScreenInput } from '@tsugi/contract/first-screen';
import { stableJson } from '@tsugi/platform/json';
import type { AuthState } from '../auth/auth-store.ts';
import type { QueryOperation } from '../core/operation.ts';
import type { PageOf } from '../core/page-of.ts';
import { requestBody } from '../core/request-body.ts';
import { IDLE_PAGES, type PagesState } from '../react/pages-resource.ts';
import { IDLE_QUERY, type QueryState } from '../react/query-state.ts';
import type { AuthUser } from '../sources/tracker/auth-user.ts';

export { ApiError, asApiError, isApiError } from '../core/api-error.ts';

export function useAuth(): AuthState {
  const { isSignedIn, viewer, viewerId } = firstScreenInput();
  // The profile is written by the auth store alone, under its own key.
  return isSignedIn
    ? { status: 'signed-in', viewer: viewer as AuthUser | undefined, viewerId }
    : { status: 'signed-out' };
}

export function useQuery<V, D>(operation: QueryOperation<V, D>, variables: V | null): QueryState<D> {
  if (variables === null) return IDLE_QUERY;
  const data = dataOf(operation, variables);
  return data === undefined
    ? { ...IDLE_QUERY, status: 'loading', isFetching: true }
    : { ...IDLE_QUERY, status: 'ready', data };
}

export function usePages<V extends { readonly page: number }, I>(
  operation: QueryOperation<V, PageOf<I>>,
  variables: Omit<V, 'page'> | null,
): PagesState<I> {
  if (variables === null) return IDLE_PAGES;
  // `page` is all that Omit took away.
  const page = dataOf(operation, { ...variables, page: 1 } as V);
  return page
    ? { ...IDLE_PAGES, status: 'ready', items: page.items, pageCount: 1, hasNextPage: page.hasNextPage }
    : { ...IDLE_PAGES, status: 'loading' };
}

function dataOf<V, D>(operation: QueryOperation<V, D>, variables: V): D | undefined {
  const { responses, onMissing } = firstScreenInput();
  // What was requested is what configuration chose.
  for (const form of [operation, operation.jsonApi]) {
    if (!form || form.gather) continue;
    const { query, variables: sent } = requestBody(form.request(variables));
    const response = responses.find(
      (one) => one.query === query && stableJson(one.variables) === stableJson(sent),
    );
    // Stored for this very request: the text and the shape number of the operation are part of its name.
    if (response) return response.isDecoded ? (response.data as D) : form.decode(response.data, variables);
    if (operation.source === 'tracker') onMissing?.({ query, variables: sent, shape: operation.shape });
  }
  return undefined;
}

/** Where the sign-in begins is configuration, which has not been read yet. */
export const authorizeUrl = (): string => new URL('authentication', firstScreenInput().root).href;
export const authAtom = undefined;
export const currentAuth = useAuth;
export const prefetch = (): void => undefined;
export const refreshViewer = (): Promise<undefined> => Promise.resolve(undefined);
export const read = (): Promise<never> => new Promise(() => undefined);
