import type { Clock } from './clock.ts';

/** How long something that is usually quick is waited for, altogether. */
export interface SharedTimeout {
  /**
   * The work's own value; undefined when it takes too long. Whatever has been late is waited for no more, until it has
   * settled.
   * @param work never rejects
   */
  readonly wait: <T>(work: Promise<T>) => Promise<T | undefined>;
  /** The timeout has passed and nothing has settled since. */
  readonly isOver: () => boolean;
}

/** @param onOver called each time the timeout passes */
export function createSharedTimeout(clock: Clock, ms: number, onOver: () => void = () => {}): SharedTimeout {
  const waiting = new Set<() => void>();
  let isOver = false;

  const end = () => {
    if (isOver) return;
    isOver = true;
    // Those who came later wait for the same thing: none of them waits its own time on top.
    for (const release of [...waiting]) release();
    onOver();
  };

  return {
    isOver: () => isOver,
    wait: (work) => {
      const settled = work.then((value) => {
        isOver = false;
        return value;
      });
      if (isOver) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const release = () => {
          waiting.delete(release);
          cancel();
          resolve(undefined);
        };
        const cancel = clock.after(ms, end);
        waiting.add(release);
        void settled.then((value) => {
          resolve(value);
          release();
        });
      });
    },
  };
}
