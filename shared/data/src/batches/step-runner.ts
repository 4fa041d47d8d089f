import { isRefusal } from '../changes/change-outcomes.ts';
import { asApiError } from '../core/api-error.ts';
import type { AccountStep, Verdict } from './batch.ts';
import { type BatchRecord, nextStep } from './batch-row.ts';
import type { BatchService } from './batch-service.ts';
import type { BatchStore } from './batch-store.ts';
import { wordsOf } from './request-outcome.ts';
import type { StepOutcome } from './step-outcome.ts';

export interface StepRunnerOptions {
  readonly store: BatchStore;
  readonly service: BatchService;
  /** Throws an ApiError (aborted) while another account is signed in. */
  readonly assertSignedIn: (record: BatchRecord) => void;
}

/** Carries out the step of a batch that comes next. A refused first step ends the batch: what waits is cancelled. */
export function createStepRunner({ store, service, assertSignedIn }: StepRunnerOptions) {
  /** A list that was renamed goes when no entry is left on it: some may have been put on it meanwhile, or long before an undo. */
  const isStillUsed = async ({ action }: BatchRecord, step: AccountStep, signal: AbortSignal) =>
    step.kind === 'delete-custom-list' &&
    action !== 'delete-list' &&
    (await service.hasEntries(step, signal));

  return async (record: BatchRecord, signal: AbortSignal): Promise<StepOutcome> => {
    const name = nextStep(record);
    const step = name && record[name];
    if (!step || record.state !== 'running') return { kind: 'idle', at: undefined };
    // An earlier attempt has no response.
    const isUnknown = record.steps?.[name]?.state === 'sent';
    const note = (verdict: Verdict) =>
      store.change(record.id, (now) => ({ ...now, steps: { ...now.steps, [name]: verdict } }));
    if (signal.aborted) return { kind: 'sent' };
    try {
      assertSignedIn(record);
      if (await isStillUsed(record, step, signal)) {
        await note({ state: 'changed-elsewhere' });
        return { kind: 'sent' };
      }
    } catch (cause) {
      const error = asApiError(cause, 'tracker');
      return error.kind === 'aborted'
        ? { kind: 'sent' }
        : { kind: 'blocked', retryAfterMs: error.retryAfterMs };
    }
    await note({ state: 'sent' });
    let hasLeft = false;
    const attempt = new AbortController();
    const stop = () => {
      if (!hasLeft) attempt.abort();
    };
    signal.addEventListener('abort', stop);
    const onSent = () => {
      hasLeft = true;
    };
    try {
      assertSignedIn(record);
      await service.carryOut(step, { signal: attempt.signal, onSent });
      await note({ state: 'confirmed' });
      return { kind: 'sent' };
    } catch (cause) {
      const error = asApiError(cause, 'tracker');
      if (isRefusal(error) && !error.isUncertain) {
        if (isUnknown && isGone(step)) {
          await note({ state: 'confirmed' });
          return { kind: 'sent' };
        }
        await note({ state: 'refused', reason: wordsOf(error) });
        if (name === 'prepare') await store.cancelWaiting(record.id);
        return { kind: 'sent' };
      }
      // Both steps do the same a second time, or are refused.
      if (!hasLeft && !isUnknown) await note({ state: 'waiting' });
      return error.kind === 'aborted'
        ? { kind: 'sent' }
        : { kind: 'blocked', retryAfterMs: error.retryAfterMs };
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}

/** A deletion that was carried out is refused when it is asked for again. */
function isGone(step: AccountStep): boolean {
  return step.kind === 'delete-custom-list';
}
