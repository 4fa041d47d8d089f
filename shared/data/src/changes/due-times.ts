import type { Clock } from '../core/clock.ts';
import { definitionOf } from './definitions/definition-of.ts';
import type { Outbox, PendingMutation } from './outbox.ts';

/** A request that left may reach the service this much later: before, the server value says nothing about it. */
export const ARRIVAL_MS = 10_000;
/** The tab that made a change sends it, unless it is gone or hidden. */
const OTHER_TAB_MS = 2_000;
/** A change that is older than this is compared with the server value before it is sent. */
const FRESH_MS = 15_000;
/** Two tabs see what the other one stored after less than this. */
const MAX_SKEW_MS = 250;

export interface DueTimesOptions {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly tab: string;
}

/** When changes may be sent, and what has to come first. */
export interface DueTimes {
  /**
   * When this thing may be sent, in milliseconds since 1970; undefined while the user has to choose.
   * @param isInsisting the user does not want to wait for the next attempt
   */
  readonly dueAt: (item: PendingMutation, isInsisting: boolean) => number | undefined;
  /** Whether it is compared with the server value before it is sent. */
  readonly needsCheck: (item: PendingMutation) => boolean;
  /** Whether no other tab can be sending this thing: it has not waited long enough for them. */
  readonly isBeforeOthers: (item: PendingMutation) => boolean;
}

export function createDueTimes({ clock, outbox, tab }: DueTimesOptions): DueTimes {
  /**
   * When a delay ends that began at `at`, in milliseconds since 1970. One that began in the future was noted before the
   * device's clock was set back, by which it is not known how much of it is left: it is over.
   */
  const endOf = (at: number, delayMs: number) => (at > clock.now() + MAX_SKEW_MS ? 0 : at + delayMs);

  /** One change that waits delays all of them: they are sent in order. */
  const retryAt = () =>
    Math.max(
      0,
      ...outbox
        .pending()
        // Without a beginning it was stored by an earlier release: it is over.
        .map(({ progress: { waits } }) => (waits?.at ? endOf(waits.at, waits.until - waits.at) : 0)),
    );

  return {
    dueAt: ({ last, progress, subject, conflict }, isInsisting) => {
      if (conflict) return undefined;
      const debounceMs = last.isChoice
        ? 0
        : definitionOf(subject).delayMs + (last.tab === tab ? 0 : OTHER_TAB_MS);
      const arrived = progress.sent ? endOf(progress.sent.at, ARRIVAL_MS) : 0;
      return Math.max(endOf(last.at, debounceMs), arrived, isInsisting ? 0 : retryAt());
    },
    needsCheck: ({ first, progress, isOrphan }) =>
      isOrphan ||
      progress.sent !== undefined ||
      progress.waits !== undefined ||
      (!first.isChoice && first.tab !== tab) ||
      Math.abs(clock.now() - first.at) > FRESH_MS,
    isBeforeOthers: ({ last, subject }) =>
      clock.now() < endOf(last.at, definitionOf(subject).delayMs + OTHER_TAB_MS) - MAX_SKEW_MS,
  };
}
