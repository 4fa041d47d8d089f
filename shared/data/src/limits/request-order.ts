import { type FlightPriority, rankOf } from '../core/priority.ts';
import type { RequestClass } from './bucket-state.ts';

/** Whether it gives way to nothing: the user waits for it, and it shows nothing yet. */
export function isUrgent({ current, isLaterPart = false }: FlightPriority): boolean {
  return current() === 'interactive' && !isLaterPart;
}

export function requestClassOf(priority: FlightPriority): RequestClass {
  if (isUrgent(priority)) return 'interactive';
  return priority.isBulk ? 'bulk' : 'other';
}

/** The priority of a request that waits: 0 comes first. Each kind has two, the first of them for what has waited already. */
export function orderOf({ current, isLaterPart = false }: FlightPriority, hasWaited: boolean): number {
  return rankOf(current()) * 4 + (isLaterPart ? 2 : 0) + (hasWaited ? 0 : 1);
}
