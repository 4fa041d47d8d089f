/** The user waits for it, the user may soon want it, or nothing on the screen waits. */
export type Priority = 'interactive' | 'prefetch' | 'background';

const RANKS: Readonly<Record<Priority, number>> = { interactive: 0, prefetch: 1, background: 2 };

/** 0 comes first. */
export function rankOf(priority: Priority): number {
  return RANKS[priority];
}

/** The priority of one flight. It rises when a caller of higher priority joins, and never falls. */
export interface FlightPriority {
  readonly current: () => Priority;
  readonly raise: (priority: Priority) => void;
  /** A later part of a result that shows already: what the user asks for meanwhile comes first. */
  readonly isLaterPart?: boolean;
  /** One of many that the user has asked for at once and does not wait for: a third of the limit is left to everything else. */
  readonly isBulk?: boolean;
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
