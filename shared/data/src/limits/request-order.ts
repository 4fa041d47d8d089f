import { type FlightPriority, rankOf } from '../core/priority.ts';

/** Whether it gives way to nothing: the user waits for it, and it shows nothing yet. */
export function isUrgent({ current, isLaterPart = false }: FlightPriority): boolean {
  return current() === 'interactive' && !isLaterPart;
}

/** The order of requests that wait; 0 comes first. */
export function orderOf({ current, isLaterPart = false }: FlightPriority): number {
  return rankOf(current()) + (isLaterPart ? 0.5 : 0);
}
