import { itemNames } from '@tsugi/platform/store';

// Of the rate limits, what the boot script of a page needs. It is part of every page's HTML: a test proves that this sends
// nothing that the rate limiter would delay, so that neither the limits nor the rules about them have to be in it.

/** The localStorage key of the copy of a source's bucket. */
export function bucketMirrorKey(source: string): string {
  return `tsugi:rate-limit:${source}`;
}

/** Requests in so many milliseconds, with the slack of the rate limiter. */
const FIRST_LIMITS: Readonly<Record<string, readonly (readonly [requests: number, ms: number])[]>> = {
  tracker: [
    [5, 2150],
    [16, 8150],
    [30, 61e3],
  ],
  mal: [
    [3, 1400],
    [60, 61e3],
  ],
  themes: [[90, 61e3]],
};

/**
 * Takes a token for the request that a boot script is about to send. An item of its own per request: two pages that start
 * at the same time overwrite nothing, and the request counts even if its page is closed before the shell runs.
 * @returns false when the request must wait for the rate limiter, or could not be recorded
 */
export function takeStartToken(storage: Storage | undefined, source: string, now: number): boolean {
  try {
    const key = bucketMirrorKey(source);
    // Written by the rate limiter alone; another form ends below.
    const { grants, limit, pausedUntil, refusedAt } = JSON.parse(storage?.getItem(key) ?? NO_COPY) as {
      readonly grants: readonly number[];
      readonly limit?: number;
      readonly pausedUntil: number;
      readonly refusedAt?: number;
    };
    const first = startRequests(storage, key).map((name) => startRequestTime(key, name));
    // Those that a shell has taken over stand in the copy already.
    const times = [...grants, ...first.filter((at) => !grants.includes(at))];
    const isFree = FIRST_LIMITS[source]?.every(
      ([requests, ms]) => times.filter((at) => at > now - ms).length < Math.min(requests, limit ?? requests),
    );
    if (!storage || !isFree || refusedAt || pausedUntil > now) return false;
    // The fraction of a millisecond tells requests of the same moment apart.
    storage.setItem(`${key}/${now + Math.random()}`, '');
    return true;
  } catch {
    // Blocked, full or damaged: the rate limiter decides.
    return false;
  }
}

const NO_COPY = '{"grants":[]}';

/** The names of the items that boot scripts have written. @param key of the bucket's copy */
export function startRequests(storage: Storage | undefined, key: string): readonly string[] {
  return itemNames(storage).filter((name) => name.startsWith(`${key}/`));
}

export function startRequestTime(key: string, name: string): number {
  return Number(name.slice(key.length + 1));
}
