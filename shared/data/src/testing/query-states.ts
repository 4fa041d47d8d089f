import { ApiError, type ApiErrorKind } from '../api-error.ts';
import type { QueryState } from '../react/query-state.ts';

/** Nothing is asked. */
export const IDLE: QueryState<never> = {
  status: 'idle',
  data: undefined,
  error: undefined,
  isFetching: false,
  isStale: false,
  retry: () => {},
};

export const LOADING: QueryState<never> = { ...IDLE, status: 'loading', isFetching: true };

export function ready<D>(data: D): QueryState<D> {
  return { ...IDLE, status: 'ready', data };
}

export function failed(kind: ApiErrorKind, retry = () => {}): QueryState<never> {
  return { ...IDLE, status: 'error', error: new ApiError(kind, { source: 'tracker' }), retry };
}
