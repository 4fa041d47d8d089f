import { ApiError, asApiError } from '../api-error.ts';
import type { AuthStore } from '../auth/auth-store.ts';
import type { Cache } from '../cache/cache.ts';
import { type CacheMode, DEFAULT_CACHE_RULE, isCurrent } from '../core/cache-rule.ts';
import type { Answer, Handler, MissingPart } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import type { QueryOperation } from '../core/operation.ts';
import { createQueryCall } from '../create-call.ts';
import type { OptimisticLayer, OptimisticLookup } from '../optimistic/optimistic-layer.ts';
import type { QueryState, Resource } from './query-state.ts';

/** What queries need of the data layer. */
export interface ResourceLayer {
  readonly auth: Pick<AuthStore, 'token'>;
  readonly cache: Pick<Cache, 'peek' | 'subscribe'>;
  readonly clock: Clock;
  readonly handle: Handler;
  readonly optimistic: Pick<OptimisticLayer, 'lookup' | 'version' | 'subscribe'>;
}

export interface QueryResource<D> extends Resource<QueryState<D>> {
  /** Reads past the cache. */
  readonly reload: () => void;
}

/** One object, so that equal states stay equal. */
const WHOLE: readonly MissingPart[] = [];

/** One stretch of being watched. */
interface Session {
  readonly abort: AbortController;
  running: number;
}

interface Shown<D> {
  readonly held: Held;
  readonly version: number;
  readonly data: D;
}

interface Held {
  readonly value: unknown;
  readonly missing: readonly MissingPart[];
  readonly storedAt: number;
  /** More of it is still coming. */
  readonly isPartial?: boolean;
}

/**
 * One question with its answer as it stands: at once what is in memory, and later what comes. It reads while somebody
 * watches; when the last one leaves, its request ends.
 */
export function createQueryResource<V, D>(
  layer: ResourceLayer,
  operation: QueryOperation<V, D>,
  variables: V,
  mode: CacheMode | undefined,
  onIdle: () => void = () => {},
): QueryResource<D> {
  const { cache, clock, optimistic } = layer;
  const listeners = new Set<() => void>();
  const rule = operation.cache ?? DEFAULT_CACHE_RULE;
  const token = layer.auth.token();
  const call = (wanted: CacheMode | undefined, signal: AbortSignal) =>
    createQueryCall(operation, variables, {
      token,
      signal,
      ...(wanted ? { mode: wanted } : {}),
      onPartial: ({ value, storedAt }) => {
        // A whole result that is older is better than the beginning of a new one.
        if (signal.aborted || (held && !held.isPartial)) return;
        held = { value, storedAt, missing: WHOLE, isPartial: true };
        update();
      },
    });
  const { key } = call(mode, new AbortController().signal);

  let held: Held | undefined;
  held = peek();
  let error: ApiError | undefined;
  let session = newSession();
  let stopWatching: (() => void) | undefined;
  let cancelRetry = () => {};
  let shown: Shown<D> | undefined;
  let state = compute();

  function peek(): Held | undefined {
    if (rule.type === 'no-store' || mode === 'no-store' || mode === 'reload') return held;
    const entry = cache.peek(key);
    if (!entry || (entry.expires <= clock.now() && mode !== 'only-if-cached')) return held;
    return { value: entry.data, storedAt: entry.storedAt, missing: entry.missing ?? WHOLE };
  }

  function isHeldCurrent(): boolean {
    return held !== undefined && !held.isPartial && isCurrent(rule, held, clock.now());
  }

  /** The same object as long as neither the answer nor the reader's changes are others. */
  function dataOf(): D | undefined {
    if (!held) return undefined;
    const version = operation.optimistic ? optimistic.version() : 0;
    if (shown?.held !== held || shown.version !== version) {
      const { value, storedAt } = held;
      // The value is what this operation's own decode made, now or before it was stored under this operation's key.
      const data = value as D;
      const lookup: OptimisticLookup = (kind, id) => optimistic.lookup(kind, id, storedAt);
      shown = { held, version, data: operation.optimistic ? operation.optimistic(data, lookup) : data };
    }
    return shown.data;
  }

  function compute(): QueryState<D> {
    const data = dataOf();
    const status = data !== undefined ? 'ready' : error ? 'error' : 'loading';
    const isStale = held !== undefined && !isHeldCurrent();
    const missing = held?.missing ?? WHOLE;
    const isPartial = held?.isPartial ?? false;
    return {
      status,
      data,
      error,
      missing,
      isPartial,
      isFetching: session.running > 0,
      isStale,
      retry: reload,
    };
  }

  function update(): void {
    const next = compute();
    const isSame =
      next.status === state.status &&
      next.data === state.data &&
      next.error === state.error &&
      next.missing === state.missing &&
      next.isPartial === state.isPartial &&
      next.isFetching === state.isFetching &&
      next.isStale === state.isStale;
    if (isSame) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function take(answer: Answer): void {
    held = { value: answer.value, storedAt: answer.storedAt, missing: answer.missing ?? WHOLE };
    error = answer.error instanceof ApiError ? answer.error : undefined;
  }

  function start(wanted: CacheMode | undefined): void {
    const current = session;
    const { signal } = current.abort;
    const track = (promise: Promise<Answer>) => {
      current.running += 1;
      promise
        .then(
          (answer) => {
            if (signal.aborted) return;
            take(answer);
            if (answer.refresh) track(answer.refresh);
          },
          (cause: unknown) => {
            if (!signal.aborted) error = asApiError(cause, operation.source);
          },
        )
        .finally(() => {
          current.running -= 1;
          if (signal.aborted) return;
          retryWithCircuit();
          update();
        });
    };
    track(layer.handle(call(wanted, signal)));
  }

  /** The circuit breaker said when requests pass again: what is watched then is read by itself. */
  function retryWithCircuit(): void {
    cancelRetry();
    if (error?.kind !== 'unavailable' || error.retryAfterMs === undefined) return;
    cancelRetry = clock.after(error.retryAfterMs + 1, () => {
      if (listeners.size > 0 && session.running === 0) start(mode);
      update();
    });
  }

  function reload(): void {
    cancelRetry();
    error = undefined;
    start(rule.type === 'no-store' || mode === 'no-store' ? mode : 'reload');
    update();
  }

  function activate(): void {
    const stops = [
      cache.subscribe(key, () => {
        held = peek();
        // Whoever asked for it got an answer: what went wrong before is over.
        error = undefined;
        update();
      }),
      optimistic.subscribe(update),
      onConnection(() => {
        if (error?.kind === 'offline') reload();
      }),
    ];
    stopWatching = () => {
      for (const stop of stops) stop();
    };
    if (session.abort.signal.aborted) session = newSession();
    held = peek();
    const isEnough = isHeldCurrent() && mode !== 'reload' && mode !== 'no-store';
    if (!isEnough && session.running === 0) start(mode);
    update();
  }

  function deactivate(): void {
    // A component that mounts again in the same moment (strict mode, a moved element) keeps the request.
    clock.after(0, () => {
      if (listeners.size > 0 || !stopWatching) return;
      stopWatching();
      stopWatching = undefined;
      cancelRetry();
      session.abort.abort();
      onIdle();
    });
  }

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!stopWatching) activate();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) deactivate();
      };
    },
    reload,
    isWatched: () => listeners.size > 0,
  };
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}

function newSession(): Session {
  return { abort: new AbortController(), running: 0 };
}
