import { ApiError, asApiError } from '../api-error.ts';
import type { Clock } from '../core/clock.ts';
import type { Priority } from '../core/priority.ts';
import type { ChangeSubject } from './change-subject.ts';
import { changedSince, rebased } from './merge-change.ts';
import type { Members } from './mutation-definition.ts';
import type { OptimisticState } from './optimistic-state.ts';
import type { Attempt, PendingMutation } from './pending-mutation.ts';

export interface ReconcilerOptions {
  readonly clock: Clock;
  readonly book: OptimisticState;
  /** What the service has of a thing. Rejects with an ApiError. */
  readonly serverValueOf: (subject: ChangeSubject, asking: Asking) => Promise<Members>;
}

export interface Asking {
  readonly signal: AbortSignal;
  readonly priority: Priority;
}

/** Finds out what became of a request whose answer nobody has seen. Until then nothing is sent about its thing. */
export interface Reconciler {
  /** The reader waits to hear whether this attempt was carried out; if not, it is taken back and not sent again. */
  readonly afterSilence: (item: PendingMutation, attempt: Attempt, error: ApiError) => Promise<void>;
  /** Nobody waits: what is not done yet is sent then. */
  readonly later: (item: PendingMutation, waitMs: number) => void;
}

/** Longest time that a reader waits to hear that a change was not made. */
const PATIENCE_MS = 15_000;
/** How soon a question that could not be answered is asked again. */
const AGAIN_MS = 60_000;

export function createReconciler({ clock, book, serverValueOf }: ReconcilerOptions): Reconciler {
  const ask = async (item: PendingMutation, asking: Asking): Promise<Members | ApiError> => {
    item.isChecking = true;
    try {
      return await serverValueOf(item.channel.subject, asking);
    } catch (cause) {
      return asApiError(cause, 'tracker');
    } finally {
      item.isChecking = false;
    }
  };

  const check: Reconciler = {
    afterSilence: async (item, { sent }, error) => {
      const patience = new AbortController();
      const stop = clock.after(PATIENCE_MS, () => patience.abort());
      const truth = await ask(item, { signal: patience.signal, priority: 'interactive' });
      stop();
      if (!book.isCurrent(item)) return;
      if (truth instanceof ApiError) book.refuse(item, sent, item.base, error);
      else if (item.channel.plan(truth, { ...truth, ...changedSince(item.base, sent) }))
        book.refuse(item, sent, truth, error);
      else book.proceed(item, truth, { ...truth, ...changedSince(sent, item.wanted) }, true);
    },
    later: (item, waitMs) => {
      item.isChecking = true;
      item.cancelTimer();
      item.cancelTimer = clock.after(waitMs, async () => {
        const truth = await ask(item, { signal: new AbortController().signal, priority: 'background' });
        if (!book.isCurrent(item)) return;
        if (!(truth instanceof ApiError)) {
          item.isLost = false;
          book.proceed(item, truth, rebased(item.base, item.wanted, truth), true);
        } else if (truth.kind === 'not-found') {
          // The thing is gone, and the change with it.
          book.settle(item, false);
        } else {
          check.later(item, AGAIN_MS);
        }
      });
    },
  };
  return check;
}
