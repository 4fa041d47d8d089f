import type { Clock } from '../core/clock.ts';
import type { FlightPriority } from '../core/priority.ts';

/** Why a request waits: the service allows no more for now, or it did not answer. */
export type WaitReason = 'limit' | 'trouble';

export interface Wait {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly reason: WaitReason;
}

interface Hold extends Wait {
  readonly priority: FlightPriority;
}

/** Requests that were sent and wait for their next attempt. */
export interface Cooldowns {
  /** Notes one for so many milliseconds; the answer ends it. */
  readonly add: (priority: FlightPriority, ms: number, reason: WaitReason) => () => void;
  /** The longest wait of those that a person waits for. */
  readonly longest: () => Wait | undefined;
}

export function createCooldowns(clock: Clock, onChange: () => void): Cooldowns {
  const holds = new Set<Hold>();
  return {
    add: (priority, ms, reason) => {
      const hold = { priority, until: clock.now() + ms, reason };
      holds.add(hold);
      onChange();
      return () => {
        holds.delete(hold);
        onChange();
      };
    },
    longest: () => {
      let longest: Hold | undefined;
      for (const hold of holds) {
        if (hold.priority.current() !== 'interactive' || hold.until <= clock.now()) continue;
        if (!longest || hold.until > longest.until) longest = hold;
      }
      return longest && { until: longest.until, reason: longest.reason };
    },
  };
}
