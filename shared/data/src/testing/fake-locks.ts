/** The Web Locks of one page. */
export interface FakeLocks extends Pick<LockManager, 'request'> {
  /** The page is closed: its locks are free again. */
  readonly close: () => void;
}

/** Web Locks for pages of one browser: as many `page()` as there are tabs. */
export function createFakeLocks(): { readonly page: () => FakeLocks } {
  const held = new Map<string, Promise<unknown>>();

  const take = async (name: string, gone: Promise<void>, job: () => unknown) => {
    const end = Promise.resolve(job());
    const until = Promise.race([end, gone]).finally(() => held.delete(name));
    held.set(name, until);
    await until;
    return await end;
  };

  return {
    page: () => {
      let close = () => {};
      let isGone = false;
      const gone = new Promise<void>((resolve) => {
        close = () => {
          isGone = true;
          resolve();
        };
      });
      const request = async (name: string, ...rest: readonly unknown[]) => {
        // The job comes last; options may come before it.
        const job = rest.at(-1) as (lock: object | null) => unknown;
        const options = (rest.length > 1 ? rest[0] : {}) as LockOptions;
        if (options.ifAvailable && held.has(name)) return await job(null);
        while (held.has(name)) await held.get(name);
        // A closed page gets no lock: its code does not run on.
        if (isGone) return await new Promise(() => {});
        return await take(name, gone, () => job({ name }));
      };
      // The overloads of the real method are those two forms.
      return { request: request as LockManager['request'], close };
    },
  };
}
