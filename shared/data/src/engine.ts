import type { AuthStore } from './auth/auth-store.ts';
import { type Budget, createBudget } from './budget/budget.ts';
import { LIMITS } from './budget/limits.ts';
import { connectLedgers, createSharedLedger } from './budget/shared-ledger.ts';
import { createTabLock } from './budget/tab-lock.ts';
import type { Cache } from './cache/cache.ts';
import type { EntryStore } from './cache/entry-store.ts';
import { createIdbStore } from './cache/idb-store.ts';
import type { Handler } from './core/call.ts';
import type { Clock } from './core/clock.ts';
import { isSparing } from './core/is-sparing.ts';
import type { SourceName } from './core/source-name.ts';
import type { DataSettings } from './data-settings.ts';
import { windowEarlyAnswers } from './sources/early-answers.ts';
import { createPipeline } from './steps/pipeline.ts';
import { send } from './steps/send.ts';
import { documentVisibility } from './steps/wait-until-visible.ts';
import { resumeChanges } from './writes/resume-changes.ts';

export interface EngineOptions {
  readonly settings: DataSettings;
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  readonly auth: AuthStore;
  /** Who was signed in when the page began, and its boot script asked for something. */
  readonly bootToken: string | undefined;
  readonly cache: Cache;
  readonly onNotice: (message: string) => void;
}

/** What asks and what keeps: the part of the data layer that no first render needs. A file of its own. */
export interface Engine {
  readonly handle: Handler;
  readonly store: EntryStore;
  readonly budgets: Readonly<Record<SourceName, Budget>>;
}

export function createEngine(options: EngineOptions): Engine {
  const { settings, clock, storage, cache, auth, bootToken, onNotice } = options;
  const budgets = createBudgets(clock, storage);
  resumeChanges({
    clock,
    storage,
    auth,
    visibility: documentVisibility,
    // The writer's file is only fetched when there is something to take up.
    adopt: async () => {
      const { pageWriter } = await import(/* webpackChunkName: "data-changes" */ './writes/page-writer.ts');
      await pageWriter().adopt();
    },
  });
  return {
    budgets,
    store: createIdbStore({ clock, onNotice }),
    handle: createPipeline({
      cache,
      storage,
      clock,
      random: Math.random,
      visibility: documentVisibility,
      budgets,
      isSparing: () => isSparing(globalThis.navigator),
      send: send({
        fetch: (input, init) => fetch(input, init),
        services: () => settings.services,
        // What was asked for somebody else is no answer for whoever is here now.
        early: {
          take: (...wanted) => (auth.token() === bootToken ? windowEarlyAnswers.take(...wanted) : undefined),
        },
        isOnline: () => navigator.onLine,
      }),
      onMalformed: (operation, cause) => console.error(`The answer to ${operation} could not be read`, cause),
    }),
  };
}

function createBudgets(clock: Clock, storage: Storage | undefined): Readonly<Record<SourceName, Budget>> {
  const connect = connectLedgers();
  const budget = (source: SourceName) =>
    createBudget({
      source,
      limits: LIMITS[source],
      clock,
      visibility: documentVisibility,
      ledger: createSharedLedger(source, connect, storage),
      lock: createTabLock(`tsugi:budget:${source}`, globalThis.navigator?.locks),
      loadChain: async (layers) => (await import('./budget/bottleneck-chain.ts')).createChain(layers),
    });
  return { tracker: budget('tracker'), mal: budget('mal'), themes: budget('themes') };
}
