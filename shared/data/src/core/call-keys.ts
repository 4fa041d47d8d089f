import { contextKey } from './call-context.ts';

// What callers note for single steps, and steps for those behind them. A key that two steps alone share stands in one of them.

/** False for a write that must not be sent twice. */
export const REPEATABLE = contextKey('repeatable', true);
/** 1 where the user waits and is told at once what went wrong; undefined for as many as usual. */
export const MAX_ATTEMPTS = contextKey<number | undefined>('max-attempts', undefined);

/** A response that was requested before this call: it can be taken once. */
export interface PrefetchedResponse {
  readonly isWaiting: () => boolean;
  readonly take: () => Promise<Response> | undefined;
}
export const PREFETCHED = contextKey<PrefetchedResponse | undefined>('prefetched', undefined);
/** A forced request that takes such a response all the same: it is the first of its page. */
export const TAKES_PREFETCHED = contextKey('takes-prefetched', false);

/** The page is going away: nothing may wait, and the request must outlive it. */
export const CLOSING = contextKey('closing', false);
/** Called when the request has left: from then on the service may have it. */
export const ON_SENT = contextKey<() => void>('on-sent', () => {});
