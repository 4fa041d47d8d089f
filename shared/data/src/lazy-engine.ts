import { ApiError, type NoResponseReason } from './core/api-error.ts';
import type { Engine, EngineOptions } from './engine.ts';

export interface LazyEngine extends Pick<Engine, 'handle' | 'store'> {
  /** The engine itself. Rejects when its file cannot be fetched. */
  readonly engine: () => Promise<Engine>;
}

/**
 * The engine, whose file loads while the first page renders; every call waits for it. A file that could not be fetched is
 * requested again by the next call.
 */
export function lazyEngine(options: () => EngineOptions): LazyEngine {
  let loading: Promise<Engine> | undefined;
  const engine = (): Promise<Engine> => {
    loading ??= import(/* webpackChunkName: "data-engine" */ './engine.ts').then(({ createEngine }) =>
      createEngine(options()),
    );
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const store = () =>
    engine().then(
      (loaded) => loaded.store,
      () => undefined,
    );
  void store();
  return {
    engine,
    handle: async (call) => {
      let loaded: Engine;
      try {
        loaded = await engine();
      } catch (cause) {
        throw new ApiError(navigator.onLine ? 'unavailable' : 'offline', {
          source: call.source,
          detail: 'file-missing' satisfies NoResponseReason,
          noResponse: true,
          cause,
        });
      }
      return loaded.handle(call);
    },
    // A store that cannot be loaded behaves as an empty one.
    store: {
      get: async (storeName, key) => (await store())?.get(storeName, key),
      put: async (entry) => (await store())?.put(entry),
      invalidate: async (matches) => (await store())?.invalidate(matches),
      remove: async (matches) => (await store())?.remove(matches),
      sweep: async () => (await store())?.sweep(),
    },
  };
}
