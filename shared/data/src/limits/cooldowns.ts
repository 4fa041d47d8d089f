import type { Clock } from '../core/clock.ts';
import type { FlightPriority } from '../core/priority.ts';

/** Why a request waits: the service allows no more for now, or it did not respond. */
export type CooldownReason = 'limit' | 'trouble';

export interface Wait {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly reason: CooldownReason;
}

interface Cooldown extends Wait {
  readonly priority: FlightPriority;
}

/** Requests that were sent and wait for their next attempt. */
export interface Cooldowns {
  /** Notes one for so many milliseconds; the response ends it. */
  readonly add: (priority: FlightPriority, ms: number, reason: CooldownReason) => () => void;
  /** The longest wait of those that a person waits for. */
  readonly longest: () => Wait | undefined;
}

export function createCooldowns(clock: Clock, onChange: () => void): Cooldowns {
  const cooldowns = new Set<Cooldown>();
  return {
    add: (priority, ms, reason) => {
      const cooldown = { priority, until: clock.now() + ms, reason };
      cooldowns.add(cooldown);
      onChange();
      return () => {
        cooldowns.delete(cooldown);
        onChange();
      };
    },
    longest: () => {
      let longest: Cooldown | undefined;
      for (const cooldown of cooldowns) {
        if (cooldown.priority.current() !== 'interactive' || cooldown.until <= clock.now()) continue;
        if (!longest || cooldown.until > longest.until) longest = cooldown;
      }
      return longest && { until: longest.until, reason: longest.reason };
    },
  };
}
