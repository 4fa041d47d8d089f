/** Tasks of which a few run at a time. */
export interface Turns<K> {
  /** Queues the task under its key, in place of an earlier one. It is removed when the signal is aborted. */
  readonly add: (key: K, rank: number, signal: AbortSignal, run: () => Promise<void>) => void;
  /** How many tasks come before this one, those that run included; undefined when it does not wait. */
  readonly ahead: (key: K) => number | undefined;
}

interface Waiting<K> {
  readonly key: K;
  readonly rank: number;
  readonly run: () => Promise<void>;
}

/**
 * Runs at most `size` tasks at a time: those of the lowest rank first, and of one rank in the order in which they came.
 * @param onMove called whenever a task starts or leaves the queue
 */
export function createTurns<K>(size: number, onMove: () => void): Turns<K> {
  let waiting: readonly Waiting<K>[] = [];
  let running = 0;

  const remove = (key: K) => {
    waiting = waiting.filter((one) => one.key !== key);
  };
  const next = () => {
    while (running < size) {
      const [first, ...rest] = waiting;
      if (!first) break;
      waiting = rest;
      running += 1;
      void first.run().finally(() => {
        running -= 1;
        next();
        onMove();
      });
    }
  };

  return {
    add: (key, rank, signal, run) => {
      remove(key);
      if (signal.aborted) return;
      signal.addEventListener(
        'abort',
        () => {
          if (!waiting.some((one) => one.key === key && one.run === run)) return;
          remove(key);
          onMove();
        },
        { once: true },
      );
      waiting = [...waiting, { key, rank, run }].toSorted((a, b) => a.rank - b.rank);
      next();
    },
    ahead: (key) => {
      const at = waiting.findIndex((one) => one.key === key);
      return at < 0 ? undefined : at + running;
    },
  };
}
