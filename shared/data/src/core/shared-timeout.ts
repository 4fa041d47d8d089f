import type { Clock } from './clock.ts';

/** How long something that is usually quick is waited for, altogether. */
export interface SharedTimeout {
  /**
   * The work's own value; undefined when it takes too long. Whatever has been late is waited for no more, until it has
   * answered anything: then it is quick again.
   * @param work never rejects
   */
  readonly wait: <T>(work: Promise<T>) => Promise<T | undefined>;
  /** It was too slow, and has not answered since. */
  readonly isOver: () => boolean;
}

/** @param onOver called whenever patience ends */
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
      const answered = work.then((value) => {
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
        void answered.then((value) => {
          resolve(value);
          release();
        });
      });
    },
  };
}
