/** Runs a job while no other tab runs one under the same name; tabs take turns in the order they asked. */
export type TabLock = <T>(signal: AbortSignal, job: () => Promise<T>) => Promise<T>;

/** Web Locks: a tab that crashes or closes releases its lock. Without them, each tab takes tokens alone. */
export function createTabLock(name: string, locks: LockManager | undefined): TabLock {
  return async (signal, job) => {
    if (!locks) return await job();
    return await locks.request(name, { signal }, job);
  };
}
