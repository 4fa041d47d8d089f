import { ApiError, type ApiErrorKind } from '../core/api-error.ts';
import { IDLE_QUERY, type QueryState } from '../react/query-state.ts';

export { IDLE_QUERY as IDLE };

export const LOADING: QueryState<never> = { ...IDLE_QUERY, status: 'loading', isFetching: true };

export function ready<D>(data: D): QueryState<D> {
  return { ...IDLE_QUERY, status: 'ready', data };
}

export function failed(kind: ApiErrorKind, retry = () => {}): QueryState<never> {
  return { ...IDLE_QUERY, status: 'error', error: new ApiError(kind, { source: 'tracker' }), retry };
}
