import type { AuthStore } from '../auth/auth-store.ts';
import type { Cache } from '../cache/cache.ts';
import { ApiError, asApiError } from '../core/api-error.ts';
import { type CacheMode, DEFAULT_CACHE_RULE, isCurrent } from '../core/cache-rule.ts';
import type { CallResult, Handler, MissingPart } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import { createQueryCall, type UseQueryOptions } from '../core/create-call.ts';
import type { QueryOperation } from '../core/operation.ts';
import type { OptimisticLayer, OptimisticLookup } from '../optimistic/optimistic-layer.ts';
import { createResource, type QueryState, type Resource } from './query-state.ts';

/** What queries need of the data layer. */
export interface ResourceLayer {
  readonly auth: Pick<AuthStore, 'token'>;
  readonly cache: Pick<Cache, 'peek' | 'subscribe'>;
  readonly clock: Clock;
  readonly handle: Handler;
  readonly optimistic: Pick<OptimisticLayer, 'lookup' | 'version' | 'subscribe'>;
}

/** What a failed render needs of the queries that it read. */
export interface RenderedQuery {
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly renderedAt: () => number;
  /** A component that is not there yet does not get the result that is here. */
  readonly forget: () => void;
  /** Reads past the cache. Rejects with an ApiError. */
  readonly readAgain: () => Promise<unknown>;
}

export interface QueryResource<D> extends Resource<QueryState<D>>, RenderedQuery {
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
  readonly cached: CachedData;
  readonly version: number;
  readonly data: D;
}

interface CachedData {
  readonly value: unknown;
  readonly missing: readonly MissingPart[];
  readonly storedAt: number;
  /** More of it is still coming. */
  readonly isPartial?: boolean;
}

/**
 * One query with its present result: at once what is in memory, later the response. It reads while a component
 * watches; when the last one leaves, its request ends.
 */
export function createQueryResource<V, D>(
  layer: ResourceLayer,
  operation: QueryOperation<V, D>,
  variables: V,
  { mode, priority }: UseQueryOptions,
  onIdle: () => void = () => {},
): QueryResource<D> {
  const { cache, clock, optimistic } = layer;
  const rule = operation.cache ?? DEFAULT_CACHE_RULE;
  const token = layer.auth.token();
  const call = (wanted: CacheMode | undefined, signal: AbortSignal) =>
    createQueryCall(operation, variables, {
      token,
      signal,
      ...(wanted ? { mode: wanted } : {}),
      ...(priority && { priority }),
      onPartial: ({ value, storedAt }) => {
        // A whole result that is older is better than the beginning of a new one.
        if (signal.aborted || (cached && !cached.isPartial)) return;
        cached = { value, storedAt, missing: WHOLE, isPartial: true };
        update();
      },
    });
  const { key } = call(mode, new AbortController().signal);

  let cached: CachedData | undefined;
  cached = peek();
  let error: ApiError | undefined;
  let session = newSession();
  let cancelRetry = () => {};
  let shown: Shown<D> | undefined;
  let renderedAt = 0;
  const resource = createResource(clock, compute, activate);
  const { update, isWatched } = resource;

  function peek(): CachedData | undefined {
    if (rule.type === 'no-store' || mode === 'no-store' || mode === 'reload') return cached;
    const entry = cache.peek(key);
    if (!entry || (entry.expires <= clock.now() && mode !== 'only-if-cached')) return cached;
    return { value: entry.data, storedAt: entry.storedAt, missing: entry.missing ?? WHOLE };
  }

  function isCachedCurrent(): boolean {
    return cached !== undefined && !cached.isPartial && isCurrent(rule, cached, clock.now());
  }

  /** The same object as long as neither the response nor the user's changes are others. */
  function dataOf(): D | undefined {
    if (!cached) return undefined;
    const version = operation.optimistic ? optimistic.version() : 0;
    if (shown?.cached !== cached || shown.version !== version) {
      const { value, storedAt } = cached;
      // The value is what this operation's own decode made, now or before it was stored under this operation's key.
      const data = value as D;
      const lookup: OptimisticLookup = (kind, id) => optimistic.lookup(kind, id, storedAt);
      shown = { cached, version, data: operation.optimistic ? operation.optimistic(data, lookup) : data };
    }
    return shown.data;
  }

  function compute(): QueryState<D> {
    const data = dataOf();
    return {
      status: data !== undefined ? 'ready' : error ? 'error' : 'loading',
      data,
      error,
      missing: cached?.missing ?? WHOLE,
      isPartial: cached?.isPartial ?? false,
      isFetching: session.running > 0,
      isStale: cached !== undefined && !isCachedCurrent(),
      storedAt: cached?.storedAt,
      retry: reload,
    };
  }

  function take(response: CallResult): void {
    cached = { value: response.value, storedAt: response.storedAt, missing: response.missing ?? WHOLE };
    error = response.error instanceof ApiError ? response.error : undefined;
  }

  function start(wanted: CacheMode | undefined): void {
    const current = session;
    const { signal } = current.abort;
    const track = (promise: Promise<CallResult>) => {
      current.running += 1;
      promise
        .then(
          (response) => {
            if (signal.aborted) return;
            take(response);
            if (response.refresh) track(response.refresh);
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
      if (isWatched() && session.running === 0) start(mode);
      update();
    });
  }

  const keepsNothing = rule.type === 'no-store' || mode === 'no-store';

  function reload(): void {
    cancelRetry();
    error = undefined;
    start(keepsNothing ? mode : 'reload');
    update();
  }

  function forget(): void {
    // What is on the screen stays until the next result.
    if (isWatched()) return;
    cached = undefined;
    error = undefined;
    update();
  }

  async function readAgain(): Promise<void> {
    // Without a cache, components that mount again ask by themselves.
    if (keepsNothing) return;
    await layer.handle(call('reload', new AbortController().signal));
    cached = peek();
    update();
  }

  function activate(): () => void {
    const stops = [
      cache.subscribe(key, () => {
        cached = peek();
        // A requested refresh succeeded: the earlier error is over.
        error = undefined;
        update();
      }),
      optimistic.subscribe(update),
      onConnection(() => {
        if (error?.kind === 'offline') reload();
      }),
    ];
    if (session.abort.signal.aborted) session = newSession();
    cached = peek();
    const isEnough = isCachedCurrent() && mode !== 'reload' && mode !== 'no-store';
    if (!isEnough && session.running === 0) start(mode);
    update();
    return () => {
      for (const stop of stops) stop();
      cancelRetry();
      session.abort.abort();
      onIdle();
    };
  }

  return {
    ...resource,
    key,
    renderedAt: () => renderedAt,
    forget,
    readAgain,
    reload,
    getSnapshot: () => {
      renderedAt = clock.now();
      return resource.getSnapshot();
    },
  };
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}

function newSession(): Session {
  return { abort: new AbortController(), running: 0 };
}
