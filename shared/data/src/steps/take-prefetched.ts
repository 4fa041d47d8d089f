import { stableJson } from '@tsugi/platform/json';
import type { Step } from '../core/call.ts';
import { noted } from '../core/call-context.ts';
import { PREFETCHED, TAKES_PREFETCHED } from '../core/call-keys.ts';
import { requestBody } from '../core/request-body.ts';

export interface PrefetchedResponses {
  /** @param token of the call: a response for another account is none for it */
  readonly take: (
    source: string,
    bodyKey: string,
    token: string | undefined,
  ) => Promise<Response> | undefined;
}

/** Takes what the boot script has sent for this call already: the steps behind ask neither breaker nor rate limiter for it. */
export function takePrefetched(prefetched: PrefetchedResponses): Step {
  return (next) => async (call) => {
    // A forced request wants a new response.
    const isForced = call.mode === 'reload' && !call.context.get(TAKES_PREFETCHED);
    if (isForced) return next(call);
    const response = prefetched.take(call.source, stableJson(requestBody(call.request())), call.token);
    if (!response) return next(call);
    let left: Promise<Response> | undefined = response;
    // Its failure is looked at when it is taken.
    response.catch(() => {});
    return next(
      noted(call, PREFETCHED, {
        isWaiting: () => left !== undefined,
        take: () => {
          const taken = left;
          left = undefined;
          return taken;
        },
      }),
    );
  };
}
