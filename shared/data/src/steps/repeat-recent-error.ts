import { ApiError, type ApiErrorKind } from '../core/api-error.ts';
import type { Step } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';

/** Long enough for a page whose first request failed while its own code was still loading. */
const REPEATED_MS = 5_000;

/** What the service said about this very request. A failure of the service is the circuit breaker's. */
const OF_THE_REQUEST: ReadonlySet<ApiErrorKind> = new Set(['not-found', 'validation', 'malformed']);

/**
 * A request that a loader has sent may fail before the page that shows its result has loaded: the page then gets the
 * same error in place of a second request. `reload` and `no-store` send a new one.
 */
export function repeatRecentError({ clock }: { readonly clock: Clock }): Step {
  const recent = new Map<string, ApiError>();
  return (next) => async (call) => {
    const known = recent.get(call.key);
    if (known && call.mode !== 'reload' && call.mode !== 'no-store') throw known;
    recent.delete(call.key);
    try {
      return await next(call);
    } catch (error) {
      if (error instanceof ApiError && OF_THE_REQUEST.has(error.kind)) {
        recent.set(call.key, error);
        clock.after(REPEATED_MS, () => {
          if (recent.get(call.key) === error) recent.delete(call.key);
        });
      }
      throw error;
    }
  };
}
