/** Who goes first: a person waits for it, a person may soon want it, nobody looks. */
export type Priority = 'interactive' | 'prefetch' | 'background';

const RANKS: Readonly<Record<Priority, number>> = { interactive: 0, prefetch: 1, background: 2 };

/** 0 goes first. */
export function rankOf(priority: Priority): number {
  return RANKS[priority];
}

/** The priority of one flight. It rises when a more urgent caller joins, and never falls. */
export interface FlightPriority {
  readonly current: () => Priority;
  readonly raise: (priority: Priority) => void;
}

export function createFlightPriority(initial: Priority): FlightPriority {
  let current = initial;
  return {
    current: () => current,
    raise: (priority) => {
      if (rankOf(priority) < rankOf(current)) current = priority;
    },
  };
}
