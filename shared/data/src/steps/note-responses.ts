import { requestName, writeCachedResponse } from '../cache/first-screen-cache.ts';
import { freshForMs } from '../core/cache-rule.ts';
import type { Call, CallResult, Step } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import { GATHER, QUERY } from '../core/create-call.ts';
import { requestBody } from '../core/request-body.ts';

/** Older responses came from the cache and were noted when they were new. */
const NEW_MS = 5_000;

export interface NoteResponsesOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  /** Whether what has this cache key may be stored: a response may come after its account has logged out. */
  readonly owns: (key: string) => boolean;
}

/** Records for the boot script of the next page which responses are on this device. A confirmed change removes them all. */
export function noteResponses({ clock, storage, owns }: NoteResponsesOptions): Step {
  const note = (call: Call, response: CallResult) => {
    if (clock.now() - response.storedAt > NEW_MS || response.error || response.missing) return;
    if (!owns(call.key)) return;
    const name = requestName(call.token, {
      ...requestBody(call.request()),
      shape: call.context.get(QUERY)?.(({ shape }) => shape),
    });
    const freshUntil = response.storedAt + freshForMs(call.rule);
    writeCachedResponse(storage, name, { freshUntil, cacheKey: call.key });
  };
  return (next) => async (call) => {
    const response = await next(call);
    if (isNoted(call)) {
      note(call, response);
      // The caller that shows the response hears of a refresh that failed.
      response.refresh?.then((newer) => note(call, newer)).catch(() => {});
    }
    return response;
  };
}

/** First requests are single requests whose responses are in the general store. */
function isNoted({ rule, mode, context }: Call): boolean {
  const isStored = rule.type !== 'no-store' && mode !== 'no-store' && rule.storeName !== 'users';
  return isStored && context.get(GATHER) === undefined;
}
