import { bootResult } from '@tsugi/contract/boot-result';
import { dropToken } from './accounts/account-records.ts';
import { keepAccountsApart } from './accounts/keep-accounts-apart.ts';
import type { AuthStore } from './auth/auth-store.ts';
import type { Cache } from './cache/cache.ts';
import type { EntryStore } from './cache/entry-store.ts';
import { createIdbStore } from './cache/idb-store.ts';
import type { MemoryCache } from './cache/memory-cache.ts';
import { hasOutboxDatabase } from './changes/has-outbox-database.ts';
import { pageOutboxItems } from './changes/outbox-items.ts';
import { pageChanges } from './changes/page-changes.ts';
import { resumeOutbox } from './changes/resume-outbox.ts';
import { CONFIRMED_SETTING } from './changes/settings/confirmed-setting.ts';
import { partitionOfKey } from './core/cache-key.ts';
import type { Handler } from './core/call.ts';
import type { Clock } from './core/clock.ts';
import { connectSharedStates } from './core/shared-state.ts';
import { skipsPrefetches } from './core/skips-prefetches.ts';
import type { SourceName } from './core/source-name.ts';
import { documentVisibility } from './core/visibility.ts';
import { type CircuitBreaker, createCircuitBreaker } from './limits/create-circuit-breaker.ts';
import { LIMITS } from './limits/limits.ts';
import { createRateLimiter, type RateLimiter } from './limits/rate-limiter.ts';
import { createSharedBucket } from './limits/shared-bucket.ts';
import { createSharedCircuit } from './limits/shared-circuit.ts';
import { createSlowRequests, type SlowRequests } from './limits/slow-requests.ts';
import { createSourceStatus, type SourceStatuses } from './limits/source-status.ts';
import { createTabLock } from './limits/tab-lock.ts';
import { createOriginProbe } from './sources/ask-origin.ts';
import type { DataSettings } from './sources/data-settings.ts';
import { createPipeline } from './steps/pipeline.ts';
import { send } from './steps/send.ts';

export interface EngineOptions {
  readonly settings: DataSettings;
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  readonly auth: AuthStore;
  /** Who was signed in when the page began, and its boot script asked for something. */
  readonly bootToken: string | undefined;
  readonly cache: Cache;
  /** The cache's memory. */
  readonly memory: MemoryCache;
  readonly onNotice: (message: string) => void;
}

/** What asks and what keeps: the part of the data layer that no first render needs. A file of its own. */
export interface Engine {
  readonly handle: Handler;
  readonly store: EntryStore;
  readonly statuses: SourceStatuses;
  readonly slowRequests: PerSource<SlowRequests>;
}

type PerSource<T> = Readonly<Record<SourceName, T>>;

function perSource<T>(make: (source: SourceName) => T): PerSource<T> {
  return { tracker: make('tracker'), mal: make('mal'), themes: make('themes') };
}

export function createEngine(options: EngineOptions): Engine {
  const { settings, clock, storage, cache, memory, auth, bootToken, onNotice } = options;
  const rateLimiters = createRateLimiters(clock, storage);
  const breakers = createCircuitBreakers(clock, storage);
  const slowRequests = perSource(() => createSlowRequests(clock));
  pageChanges().onEntryConfirmed = async (change, account) => {
    const recorder = import(/* webpackChunkName: "data-batches" */ './batches/record-entry.ts');
    // Without its file, or a database, the change has no place in the history: it is made all the same.
    await recorder.then(({ recordEntry }) => recordEntry(change, account)).catch(() => {});
  };
  // Another tab has changed how the service writes titles, names and scores.
  addEventListener('storage', async ({ key, newValue }) => {
    if (key !== CONFIRMED_SETTING || !newValue) return;
    const follow = import(/* webpackChunkName: "data-server-value" */ './changes/settings/follow-setting.ts');
    // Without its file the results are the older ones until they are no longer fresh.
    await follow.then(({ settingConfirmedElsewhere }) => settingConfirmedElsewhere(newValue)).catch(() => {});
  });
  resumeOutbox({
    clock,
    auth,
    items: pageOutboxItems(),
    startOutbox: async () => {
      if (!(await hasOutboxDatabase())) return;
      const { pageOutbox } = await import(/* webpackChunkName: "data-changes" */ './changes/outbox.ts');
      await pageOutbox().refresh();
    },
    startQueue: async () => {
      const { pageMutationQueue } = await import(
        /* webpackChunkName: "data-outbox" */ './changes/page-mutation-queue.ts'
      );
      pageMutationQueue();
    },
    startBatches: async () => {
      const { pageBatches } = await import(
        /* webpackChunkName: "data-batches" */ './batches/page-batches.ts'
      );
      pageBatches();
    },
  });
  return {
    statuses: perSource((source) =>
      createSourceStatus(rateLimiters[source], breakers[source], slowRequests[source]),
    ),
    slowRequests,
    store: keepAccountsApart({
      clock,
      storage,
      auth,
      memory,
      store: createIdbStore({ clock, onNotice }),
      startAccounts: async () => {
        const { pageAccounts } = await import(
          /* webpackChunkName: "data-accounts" */ './accounts/page-accounts.ts'
        );
        pageAccounts();
      },
    }),
    handle: createPipeline({
      cache,
      storage,
      owns: (key) => auth.owns(partitionOfKey(key)),
      clock,
      random: Math.random,
      visibility: documentVisibility,
      rateLimiters,
      breakers,
      slowRequests,
      // What was requested for another account is no response for this one.
      prefetched: {
        // Requests without a token of their own were sent with that of the page.
        take: (source, bodyKey, token = auth.token()) =>
          auth.token() === bootToken && token === bootToken
            ? bootResult()?.prefetched.take(source, bodyKey)
            : undefined,
      },
      signIn: {
        lock: createTabLock('tsugi:token-check', globalThis.navigator?.locks),
        isInUse: (token) => token === auth.token(),
        onRefused: (token) => {
          dropToken(storage, token);
          if (token === auth.token()) auth.signOut(true);
        },
      },
      savesData: skipsPrefetches,
      themesInterface: () => settings.services.themes.interface,
      send: send({
        fetch: (input, init) => fetch(input, init),
        services: () => settings.services,
        scriptOrigins: settings.scriptOrigins,
        isOnline,
      }),
      isOnline,
      askOrigin: createOriginProbe(
        (input, init) => fetch(input, init),
        () => settings.services,
      ),
      onMalformed: (operation, cause) =>
        console.error(`The response to ${operation} could not be read`, cause),
      effects: auth.effects,
    }),
  };
}

const isOnline = () => navigator.onLine;

function createCircuitBreakers(clock: Clock, storage: Storage | undefined): PerSource<CircuitBreaker> {
  const connect = connectSharedStates('tsugi-circuit-breaker');
  return perSource((source) =>
    createCircuitBreaker({
      source,
      clock,
      state: createSharedCircuit(source, connect, storage),
      newId: () => crypto.randomUUID(),
    }),
  );
}

function createRateLimiters(clock: Clock, storage: Storage | undefined): PerSource<RateLimiter> {
  const connect = connectSharedStates('tsugi-rate-limit');
  // The first request needs it soon.
  void connect();
  return perSource((source) =>
    createRateLimiter({
      source,
      limits: LIMITS[source],
      clock,
      visibility: documentVisibility,
      bucket: createSharedBucket(source, connect, storage, clock),
      lock: createTabLock(`tsugi:rate-limit:${source}`, globalThis.navigator?.locks),
      loadSchedule: async () => (await import('./limits/tab-schedule.ts')).createTabSchedule(),
    }),
  );
}
