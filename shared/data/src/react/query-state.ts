import type { ApiError } from '../core/api-error.ts';
import type { MissingPart } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';

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
  /** When the service gave the data; milliseconds since 1970, undefined without data. */
  readonly storedAt: number | undefined;
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
  storedAt: undefined,
  retry: () => {},
};

/** Something a component can watch. */
export interface Watchable<S> {
  readonly getSnapshot: () => S;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A resource that the registry stores while a component watches it. */
export interface Resource<S> extends Watchable<S> {
  readonly isWatched: () => boolean;
}

/**
 * A state that is active while components watch it.
 * @param activate with the first of them; what it returns is called when the last one has left
 * @returns with `update`, which computes the state anew, tells listeners when a member differs, and returns whether one does
 */
export function createResource<S extends object>(
  clock: Clock,
  compute: () => S,
  activate: () => () => void,
): Resource<S> & { readonly update: () => boolean } {
  const listeners = new Set<() => void>();
  let state = compute();
  let stop: (() => void) | undefined;
  const deactivate = () => {
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
  return {
    getSnapshot: () => state,
    isWatched: () => listeners.size > 0,
    update: () => {
      const next = compute();
      // Object.keys of an object whose members are these.
      if ((Object.keys(next) as (keyof S)[]).every((name) => next[name] === state[name])) return false;
      state = next;
      for (const listener of [...listeners]) listener();
      return true;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= activate();
      return () => {
        listeners.delete(listener);
        // A component that mounts again in the same task (strict mode, a moved element) keeps the request.
        if (listeners.size === 0) clock.after(0, deactivate);
      };
    },
  };
}
