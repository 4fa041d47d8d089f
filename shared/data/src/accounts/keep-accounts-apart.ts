import { itemNames, removeItem } from '@tsugi/platform/store';
import type { AuthStore } from '../auth/auth-store.ts';
import type { EntryStore } from '../cache/entry-store.ts';
import type { MemoryCache } from '../cache/memory-cache.ts';
import { OPTIMISTIC_PREFIX } from '../changes/create-optimistic-layer.ts';
import { partitionOfKey, VIEWER_PREFIX } from '../core/cache-key.ts';
import type { Clock } from '../core/clock.ts';
import { isAccountItem, knownPartitions, readAccounts } from './account-records.ts';
import { noteAccount } from './note-account.ts';

export interface KeepAccountsApartOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  readonly auth: AuthStore;
  readonly memory: Pick<MemoryCache, 'remove'>;
  readonly store: EntryStore;
  /** Loads what the other accounts of this device need: their counts, and what sends their waiting changes. */
  readonly startAccounts: () => Promise<unknown>;
}

/** The first page is shown before anything is done for other accounts. */
const START_MS = 4_000;

/**
 * What one account has in memory is gone when another one is the present one, and what is stored for an account is gone when that
 * one is signed out. What is stored for the other accounts of this device stays under their own partitions.
 * @returns the store, whose sweep also deletes what is left of an account that was signed out while no tab could do it
 */
export function keepAccountsApart(options: KeepAccountsApartOptions): EntryStore {
  const { clock, storage, auth, memory, store, startAccounts } = options;
  let partition = auth.partition();
  let isStarted = false;
  let isScheduled = false;

  const isForeign = (of: string, known: ReadonlySet<string>) => !auth.owns(of) && !known.has(of);
  const forgetOthers = async (isOfViewers: boolean) => {
    const known = knownPartitions(storage);
    removeConfirmedOfOthers(storage, (of) => !isForeign(of, known));
    await store.remove(
      (key) => (!isOfViewers || key.startsWith(VIEWER_PREFIX)) && isForeign(partitionOfKey(key), known),
    );
  };
  const start = () => {
    if (isStarted || isScheduled || readAccounts(storage).length < 2) return;
    isScheduled = true;
    clock.after(START_MS, () => {
      isScheduled = false;
      startAccounts().then(
        () => {
          isStarted = true;
        },
        // Its file did not arrive: the next change of the sign-in tries again.
        () => undefined,
      );
    });
  };

  const follow = () => {
    noteAccount(storage, auth, clock.now());
    start();
    if (auth.partition() === partition) return;
    partition = auth.partition();
    memory.remove((key) => !auth.owns(partitionOfKey(key)));
    void forgetOthers(false);
  };
  auth.subscribe(follow);
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key !== null && isAccountItem(key)) start();
  });
  follow();
  return {
    ...store,
    sweep: async () => {
      await store.sweep();
      await forgetOthers(true);
    },
  };
}

/** Confirmed changes of accounts that have left. What waits in an outbox stays. */
export function removeConfirmedOfOthers(
  storage: Storage | undefined,
  isKnown: (partition: string) => boolean,
): void {
  for (const name of itemNames(storage)) {
    if (name.startsWith(OPTIMISTIC_PREFIX) && !isKnown(name.slice(OPTIMISTIC_PREFIX.length)))
      removeItem(storage, name);
  }
}
