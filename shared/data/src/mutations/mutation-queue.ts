import { type ApiError, asApiError } from '../api-error.ts';
import type { Clock } from '../core/clock.ts';
import { definitionOf } from './definition-of.ts';
import { changedSince } from './merge-change.ts';
import type { Members, MutationDefinition, SendMutation } from './mutation-definition.ts';
import { createOptimisticState, type OptimisticStateOptions } from './optimistic-state.ts';
import type { ChangeRecord } from './outbox.ts';
import { type Attempt, type PendingMutation, pendingMutation } from './pending-mutation.ts';
import { createReconciler, type ReconcilerOptions } from './reconcile.ts';

/** How one request goes. */
export interface SendWay {
  /** Nothing may wait: the page is going away, or nobody looks at it any more. */
  readonly closing: boolean;
  readonly signal: AbortSignal;
  /** The request has left. */
  readonly onSent: () => void;
  /** An answer came, whatever it says. */
  readonly onAnswered: () => void;
}

export interface MutationQueueOptions
  extends Omit<OptimisticStateOptions, 'schedule'>,
    Pick<ReconcilerOptions, 'serverValueOf'> {
  readonly clock: Clock;
  readonly send: (way: SendWay) => SendMutation;
}

/** The reader's changes on their way: shown at once, sent after a quiet time, confirmed or taken back. */
export interface MutationQueue {
  /**
   * Changes members of a thing.
   * @param base what the service has, as far as the page knows; only looked at when nothing is on its way
   */
  readonly change: <M extends Members>(channel: MutationDefinition<M>, base: M, change: Partial<M>) => void;
  /** What is wanted of this thing while it is on its way, else undefined. */
  readonly wanted: (key: string) => Members | undefined;
  readonly error: (key: string) => ApiError | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes up what pages that are gone have left. */
  readonly adopt: () => Promise<void>;
  /** Nobody looks any more: what waits is sent now. */
  readonly flush: () => void;
  /** The page is going away: as `flush`, and a request that ends with the page is not taken for refused. */
  readonly leave: () => void;
  /** The page came back from where browsers keep pages for going back. */
  readonly resume: () => void;
  /** Another account is here: nothing of the one before is shown or sent any more. */
  readonly reset: () => void;
}

/** A request that left may arrive this much later: before, the service cannot say whether it was carried out. */
const ARRIVAL_MS = 10_000;

export function createMutationQueue(options: MutationQueueOptions): MutationQueue {
  const { clock, journal } = options;
  let isLeaving = false;

  const schedule = (item: PendingMutation) => {
    item.cancelTimer();
    item.cancelTimer = clock.after(item.channel.delayMs, () => void sendInTurn(item));
  };
  const book = createOptimisticState({ ...options, schedule });
  const check = createReconciler({ ...options, book });

  /** One request at a time, and an earlier page's change of the same thing first: its end decides what is left to do. */
  const sendInTurn = async (item: PendingMutation): Promise<void> => {
    if (journal.hasForeign(item.channel.key)) await adopt();
    if (book.isCurrent(item) && !item.attempt && !item.isChecking) await sendNow(item, false);
  };

  const sendNow = async (item: PendingMutation, closing: boolean): Promise<void> => {
    item.cancelTimer();
    const before = item.attempt;
    const plan = item.channel.plan(before?.isOnWire ? before.sent : item.base, item.wanted);
    if (!plan) {
      if (!before?.isOnWire) book.settle(item, false);
      return;
    }
    if (before && !before.isOnWire) before.abort.abort();
    const attempt: Attempt = {
      sent: item.wanted,
      abort: new AbortController(),
      isOnWire: false,
      isSecond: before?.isOnWire ?? false,
    };
    item.attempt = attempt;
    const isCurrent = () => book.isCurrent(item) && item.attempt === attempt;
    const onWire = (isOnWire: boolean) => () => {
      attempt.isOnWire = isOnWire;
      if (isCurrent()) book.keep(item);
    };
    const { signal } = attempt.abort;
    try {
      const answered = await plan.run(
        options.send({ closing, signal, onSent: onWire(true), onAnswered: onWire(false) }),
      );
      if (!isCurrent()) return;
      item.attempt = undefined;
      const base = { ...attempt.sent, ...answered };
      book.proceed(item, base, { ...base, ...changedSince(attempt.sent, item.wanted) }, true);
    } catch (cause) {
      if (isCurrent()) fail(item, attempt, closing, cause);
    }
  };

  const fail = (item: PendingMutation, attempt: Attempt, closing: boolean, cause: unknown) => {
    const error = asApiError(cause, 'tracker');
    item.attempt = undefined;
    if (isLeaving) {
      // It may well have been carried out. It is written down, and whoever takes it up will see.
      item.isLost = item.isLost || attempt.isOnWire;
      book.keep(item);
      return;
    }
    // It came too soon, with nobody looking: it waits its turn like any other.
    if (closing && error.kind === 'rate-limited') schedule(item);
    else if ((error.unanswered && error.kind !== 'offline') || attempt.isSecond)
      void check.afterSilence(item, attempt, error);
    else book.refuse(item, attempt.sent, item.base, error);
  };

  const takeUp = (record: ChangeRecord) => {
    const known = book.pending.get(record.key);
    const item = known ?? pendingMutation(definitionOf(record.subject), record.base);
    // What the reader changed on this page was changed on top of what the earlier page wanted.
    item.wanted = known ? { ...record.wanted, ...changedSince(known.base, known.wanted) } : record.wanted;
    item.base = record.base;
    item.isLost = record.mayBeDone;
    book.note(item);
    book.tell();
    if (item.attempt) return;
    check.later(item, record.mayBeDone ? Math.max(0, record.keptAt + ARRIVAL_MS - clock.now()) : 0);
  };

  const adopt = async () => {
    const records = [...(await journal.adopt())];
    // The newest first: an older one of the same thing is what that one was changed on top of.
    for (const record of records.sort((a, b) => b.keptAt - a.keptAt)) takeUp(record);
  };

  const flush = () => {
    for (const item of [...book.pending.values()]) {
      // What the service has is being asked for: the change stays written down until that is known.
      if (!item.isChecking && !item.isLost) void sendNow(item, true);
    }
  };

  return {
    change: (channel, base, change) => {
      // Erased: this entry's members only ever meet this channel's functions.
      const erased = channel as unknown as MutationDefinition<Members>;
      const item = book.pending.get(channel.key) ?? pendingMutation(erased, base);
      item.wanted = { ...item.wanted, ...change };
      // What still waits for its turn is not sent as it was.
      if (item.attempt && !item.attempt.isOnWire) {
        item.attempt.abort.abort();
        item.attempt = undefined;
      }
      book.note(item);
      if (!item.attempt && !item.isChecking) schedule(item);
      book.tell();
    },
    wanted: (key) => book.pending.get(key)?.wanted,
    error: book.error,
    subscribe: book.subscribe,
    adopt,
    flush,
    leave: () => {
      isLeaving = true;
      flush();
    },
    resume: () => {
      isLeaving = false;
      for (const item of book.pending.values()) {
        if (item.isLost) check.later(item, ARRIVAL_MS);
        else if (!item.attempt && !item.isChecking) schedule(item);
      }
    },
    reset: book.clear,
  };
}
