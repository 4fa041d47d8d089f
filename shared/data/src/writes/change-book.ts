import type { ApiError } from '../api-error.ts';
import type { OverlayStore } from '../overlay/overlay-store.ts';
import type { Members } from './change-channel.ts';
import type { ChangeJournal } from './change-journal.ts';
import { changedSince } from './merge-change.ts';
import type { PendingChange } from './pending-change.ts';

export interface BookOptions {
  readonly overlay: OverlayStore;
  readonly journal: ChangeJournal;
  /** Told, in a sentence, when a change could not be made. */
  readonly onNotice: (message: string) => void;
  /** Sends what is left after its quiet time. */
  readonly schedule: (item: PendingChange) => void;
}

/** All changes on their way, and how each of them stands: in memory, on the page, and written down. */
export interface ChangeBook {
  readonly pending: Map<string, PendingChange>;
  readonly error: (key: string) => ApiError | undefined;
  readonly isCurrent: (item: PendingChange) => boolean;
  /** The reader changed it: shows it, writes it down, and forgets what went wrong before. */
  readonly note: (item: PendingChange) => void;
  /** Writes down how far it got. */
  readonly keep: (item: PendingChange) => void;
  /** Nothing is left to send. `isChanged` when the service has something else than before. */
  readonly settle: (item: PendingChange, isChanged: boolean) => void;
  /** The service has `base` now: goes on with what is left. */
  readonly proceed: (item: PendingChange, base: Members, wanted: Members, isChanged: boolean) => void;
  /** The service has `base` and not what was sent: takes that back, and says so. */
  readonly refuse: (item: PendingChange, sent: Members, base: Members, error: ApiError) => void;
  readonly clear: () => void;
  readonly tell: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createChangeBook({ overlay, journal, onNotice, schedule }: BookOptions): ChangeBook {
  const pending = new Map<string, PendingChange>();
  const errors = new Map<string, ApiError>();
  const listeners = new Set<() => void>();

  const show = ({ channel, wanted }: PendingChange, isPending: boolean) =>
    overlay.lay(channel.kind, channel.id, channel.show(wanted), isPending);

  const book: ChangeBook = {
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
      else overlay.lift(channel.kind, channel.id, Object.keys(channel.show(base)));
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
      onNotice(`${item.channel.label} could not be saved. ${error.userMessage}`);
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
