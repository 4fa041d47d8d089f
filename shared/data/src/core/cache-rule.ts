/**
 * How a query uses the cache.
 * - `only-if-cached`: whatever is stored, of any age; never the network
 * - `default`: an unexpired response at once, revalidated in the background when it is stale
 * - `fetch-once`: an unexpired response, fetched only once until it expires
 * - `reload`: always the network, and the response is stored
 * - `no-store`: always the network, and nothing is stored
 */
export type CacheMode = 'only-if-cached' | 'default' | 'fetch-once' | 'reload' | 'no-store';

/** `results` stores responses in general; `users` is a separate database for the large lists of users. */
export type StoreName = 'results' | 'users';

/** How an operation's responses are cached. Seconds are whole and above 0. */
export type CacheRule =
  | { readonly type: 'no-store' }
  | {
      readonly type: Exclude<CacheMode, 'no-store'>;
      /** How long a response may be used at all. */
      readonly expiresInSeconds: number;
      /** `results` when left out. */
      readonly storeName?: StoreName;
      /** Mode `default` only: how long a response is used without asking for a newer one. 300 when left out. */
      readonly freshForSeconds?: number;
    };

export const YEAR_SECONDS = 31_536_000;

/** The rule of an operation that states none. */
export const DEFAULT_CACHE_RULE: CacheRule = {
  type: 'fetch-once',
  storeName: 'results',
  expiresInSeconds: YEAR_SECONDS,
};

const DEFAULT_FRESH_SECONDS = 300;

/** Whether a response of then needs no newer one now. One from the future is that of a clock that was set back: it does. */
export function isFresh(rule: CacheRule, storedAt: number, now: number): boolean {
  return storedAt <= now && now - storedAt < freshForMs(rule);
}

/** A result that lacks parts is requested again after so many milliseconds, and not by every component that shows it. */
const PARTIAL_FRESH_MS = 30_000;

/** The same for a result of which parts may be missing. */
export function isCurrent(
  rule: CacheRule,
  { storedAt, missing }: { readonly storedAt: number; readonly missing?: readonly unknown[] },
  now: number,
): boolean {
  const isPartial = missing !== undefined && missing.length > 0;
  return isFresh(rule, storedAt, now) && !(isPartial && now - storedAt >= PARTIAL_FRESH_MS);
}

/** How long a response counts as fresh under this rule, in milliseconds. */
export function freshForMs(rule: CacheRule): number {
  if (rule.type === 'no-store') return 0;
  if (rule.type !== 'default') return rule.expiresInSeconds * 1000;
  return Math.min(rule.freshForSeconds ?? DEFAULT_FRESH_SECONDS, rule.expiresInSeconds) * 1000;
}
