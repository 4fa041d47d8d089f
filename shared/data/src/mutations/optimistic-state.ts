import { describeFailure } from '@tsugi/contract/failure';
import type { ApiError } from '../api-error.ts';
import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import { changedSince } from './merge-change.ts';
import type { Members } from './mutation-definition.ts';
import type { Outbox } from './outbox.ts';
import type { PendingMutation } from './pending-mutation.ts';

export interface OptimisticStateOptions {
  readonly optimistic: OptimisticLayer;
  readonly journal: Outbox;
  /** Told, in a sentence, when a change could not be made. */
  readonly onNotice: (message: string) => void;
  /** Sends what is left after its quiet time. */
  readonly schedule: (item: PendingMutation) => void;
}

/** All changes on their way, and how each of them stands: in memory, on the page, and written down. */
export interface OptimisticState {
  readonly pending: Map<string, PendingMutation>;
  readonly error: (key: string) => ApiError | undefined;
  readonly isCurrent: (item: PendingMutation) => boolean;
  /** The reader changed it: shows it, writes it down, and forgets what went wrong before. */
  readonly note: (item: PendingMutation) => void;
  /** Writes down how far it got. */
  readonly keep: (item: PendingMutation) => void;
  /** Nothing is left to send. `isChanged` when the service has something else than before. */
  readonly settle: (item: PendingMutation, isChanged: boolean) => void;
  /** The service has `base` now: goes on with what is left. */
  readonly proceed: (item: PendingMutation, base: Members, wanted: Members, isChanged: boolean) => void;
  /** The service has `base` and not what was sent: takes that back, and says so. */
  readonly refuse: (item: PendingMutation, sent: Members, base: Members, error: ApiError) => void;
  readonly clear: () => void;
  readonly tell: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOptimisticState({
  optimistic,
  journal,
  onNotice,
  schedule,
}: OptimisticStateOptions): OptimisticState {
  const pending = new Map<string, PendingMutation>();
  const errors = new Map<string, ApiError>();
  const listeners = new Set<() => void>();

  const show = ({ channel, wanted }: PendingMutation, isPending: boolean) =>
    optimistic.lay(channel.kind, channel.id, channel.show(wanted), isPending);

  const book: OptimisticState = {
    pending,
    error: (key) => errors.get(key),
    isCurrent: (item) => pending.get(item.channel.key) === item,
    note: (item) => {
      pending.set(item.channel.key, item);
      errors.delete(item.channel.key);
      show(item, true);
      book.keep(item);
    },
    keep: ({ channel, base, wanted, attempt, isLost }) => {
      const mayBeDone = isLost || (attempt?.isOnWire ?? false);
      journal.keep({ key: channel.key, subject: channel.subject, base, wanted, mayBeDone });
    },
    settle: (item, isChanged) => {
      const { channel, base } = item;
      pending.delete(channel.key);
      journal.drop(channel.key);
      if (isChanged) show(item, false);
      else optimistic.lift(channel.kind, channel.id, Object.keys(channel.show(base)));
      book.tell();
    },
    proceed: (item, base, wanted, isChanged) => {
      item.base = base;
      item.wanted = wanted;
      if (item.channel.plan(base, wanted)) {
        show(item, true);
        book.keep(item);
        schedule(item);
        book.tell();
      } else {
        book.settle(item, isChanged);
      }
    },
    refuse: (item, sent, base, error) => {
      errors.set(item.channel.key, error);
      onNotice(`${item.channel.label} could not be saved. ${describeFailure(error).text}`);
      // What the reader changed since it was sent stays wanted.
      book.proceed(item, base, { ...base, ...changedSince(sent, item.wanted) }, false);
    },
    clear: () => {
      for (const { channel, cancelTimer } of pending.values()) {
        cancelTimer();
        journal.drop(channel.key);
      }
      pending.clear();
      errors.clear();
      book.tell();
    },
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return book;
}
