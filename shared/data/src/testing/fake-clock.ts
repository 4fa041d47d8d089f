import type { Clock } from '../core/clock.ts';

/** Time that a test moves by hand. */
export interface FakeClock extends Clock {
  /** Moves on, running what falls due in order, and lets promises settle after each. */
  readonly advance: (ms: number) => Promise<void>;
  /** The user or the network sets the device's clock: `now` changes, timers do not. Negative sets it back. */
  readonly setAhead: (ms: number) => void;
  /** Milliseconds until each timer that waits, soonest first. */
  readonly waits: () => readonly number[];
}

export function createFakeClock(start = 1_800_000_000_000): FakeClock {
  let now = start;
  let aheadMs = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now + aheadMs,
    setAhead: (ms) => {
      aheadMs += ms;
    },
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    waits: () => timers.map(({ at }) => at - now).sort((a, b) => a - b),
    advance: async (ms) => {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

/** Lets promises that are resolved already run their course. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}
