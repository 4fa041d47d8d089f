import type { ApiError } from '../core/api-error.ts';
import type { MissingPart } from '../core/call.ts';

export type QueryStatus = 'idle' | 'loading' | 'ready' | 'error';

export interface QueryState<D> {
  /** `ready` as soon as any data is there, from the cache or fresh. */
  readonly status: QueryStatus;
  readonly data: D | undefined;
  /** May be set together with older data. */
  readonly error: ApiError | undefined;
  /** What the service could not give while it gave the rest; empty most of the time. */
  readonly missing: readonly MissingPart[];
  /** The data is the beginning of a result that is still coming, such as the first chunk of a long list. */
  readonly isPartial: boolean;
  readonly isFetching: boolean;
  /** The data is older than it should be, and no newer has come. */
  readonly isStale: boolean;
  /** Reads again, past the cache. */
  readonly retry: () => void;
}

/** Nothing is asked. */
export const IDLE_QUERY: QueryState<never> = {
  status: 'idle',
  data: undefined,
  error: undefined,
  missing: [],
  isPartial: false,
  isFetching: false,
  isStale: false,
  retry: () => {},
};

/** Whether all members of two states are the same. */
export function isSameState<S extends object>(one: S, other: S): boolean {
  // Object.keys of an object whose members are these.
  return (Object.keys(one) as (keyof S)[]).every((name) => one[name] === other[name]);
}

/** Something a component can watch. */
export interface Watchable<S> {
  readonly getSnapshot: () => S;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A resource that the registry stores while a component watches it. */
export interface Resource<S> extends Watchable<S> {
  readonly isWatched: () => boolean;
}
