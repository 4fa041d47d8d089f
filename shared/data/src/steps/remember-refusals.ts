import { ApiError, type ApiErrorKind } from '../api-error.ts';
import type { Step } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';

/** Long enough for a page whose question failed while its own code was still on the way. */
const REMEMBERED_MS = 5_000;

/** What the service itself said about this question. The others are about the moment, or cost no request. */
const REFUSALS: ReadonlySet<ApiErrorKind> = new Set(['not-found', 'validation', 'malformed', 'server']);

/**
 * A question that a loader has asked may fail before the page that shows its answer is there: the page then gets the
 * same refusal in place of a second request. Whoever insists (`reload`, `no-store`) asks anew.
 */
export function rememberRefusals({ clock }: { readonly clock: Clock }): Step {
  const refused = new Map<string, ApiError>();
  return (next) => async (call) => {
    if (call.kind === 'write') return next(call);
    const known = refused.get(call.key);
    if (known && call.mode !== 'reload' && call.mode !== 'no-store') throw known;
    refused.delete(call.key);
    try {
      return await next(call);
    } catch (error) {
      if (error instanceof ApiError && REFUSALS.has(error.kind)) {
        refused.set(call.key, error);
        clock.after(REMEMBERED_MS, () => {
          if (refused.get(call.key) === error) refused.delete(call.key);
        });
      }
      throw error;
    }
  };
}
