import type { Clock } from '../core/clock.ts';

/** Runs a job while no other tab runs one under the same name. Tabs take turns. */
export type SenderLock = (name: string, job: () => Promise<void>) => Promise<void>;

export interface SenderLockOptions {
  readonly clock: Clock;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly storage: Storage | undefined;
  readonly tab: string;
}

/** A lease that is not renewed for this long belongs to a tab that is gone. Milliseconds. */
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;
/** After this, every tab reads the same text in localStorage. */
const SETTLE_MS = 100;

export const LEASE_PREFIX = 'tsugi:outbox-lease:';

/** Web Locks: a tab that crashes or closes gives its turn back by itself. Without them (no https), a lease. */
export function createSenderLock({ clock, locks, storage, tab }: SenderLockOptions): SenderLock {
  if (locks) return async (name, job) => void (await locks.request(`tsugi:outbox:${name}`, job));
  if (!storage) return (_name, job) => job();

  const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  const read = (item: string): { readonly tab?: unknown; readonly until?: unknown } => {
    try {
      return JSON.parse(storage.getItem(item) ?? '{}') ?? {};
    } catch {
      // A damaged lease belongs to no tab.
      return {};
    }
  };
  const write = (item: string) =>
    storage.setItem(item, JSON.stringify({ tab, until: clock.now() + LEASE_MS }));

  return async (name, job) => {
    const item = LEASE_PREFIX + name;
    for (;;) {
      const { tab: holder, until } = read(item);
      const leftMs = typeof until === 'number' ? Math.min(until - clock.now(), LEASE_MS) : 0;
      if (holder !== undefined && holder !== tab && leftMs > 0) {
        await pause(leftMs);
        continue;
      }
      write(item);
      await pause(SETTLE_MS);
      // Two tabs that wrote at once both read the later one.
      if (read(item).tab === tab) break;
    }
    let cancel = () => {};
    const renew = () => {
      write(item);
      cancel = clock.after(RENEW_MS, renew);
    };
    renew();
    try {
      await job();
    } finally {
      cancel();
      storage.removeItem(item);
    }
  };
}
