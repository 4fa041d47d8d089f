import {
  type CachedScreen,
  clearFirstScreenCache,
  requestName,
  writeCachedResponse,
  writeCachedScreen,
} from '../cache/first-screen-cache.ts';
import { freshForMs } from '../core/cache-rule.ts';
import type { Call, CallResult, Step } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import { GATHER, QUERY } from '../core/query-keys.ts';
import { requestBody } from '../core/request-body.ts';

/** Older responses came from the cache and were noted when they were new. */
const NEW_MS = 5_000;

export interface NoteResponsesOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  /** Whether what has this cache key may be stored: a response may come after its account has logged out. */
  readonly owns: (key: string) => boolean;
  /** Renders this page's first screen anew, if it is one of this request and still shown. */
  readonly updateFirstScreen: (name: string, data: unknown) => Promise<CachedScreen | undefined>;
}

/**
 * Records for the boot script of the next page which responses are on this device, and stores the first screen rendered
 * from them. A change may affect any of them, so all are removed.
 */
export function noteResponses({ clock, storage, owns, updateFirstScreen }: NoteResponsesOptions): Step {
  let changes = 0;
  const note = (call: Call, response: CallResult) => {
    if (clock.now() - response.storedAt > NEW_MS || response.error || response.missing) return;
    if (!owns(call.key)) return;
    const name = requestName(call.token, {
      ...requestBody(call.request()),
      shape: call.context.get(QUERY)?.(({ shape }) => shape),
    });
    const freshUntil = response.storedAt + freshForMs(call.rule);
    writeCachedResponse(storage, name, { freshUntil, cacheKey: call.key });
    const before = changes;
    updateFirstScreen(name, response.value)
      .then((screen) => {
        if (screen && changes === before && owns(call.key)) writeCachedScreen(storage, screen);
      })
      // It is only missed: the next visit renders it from the response.
      .catch(() => {});
  };
  return (next) => async (call) => {
    const response = await next(call);
    if (call.kind === 'write') {
      changes += 1;
      clearFirstScreenCache(storage);
    } else if (isNoted(call)) {
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
