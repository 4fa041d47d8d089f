import type { SourceName } from '../core/source-name.ts';
import { itemNames } from '../local-store.ts';
import { type BucketState, EMPTY_BUCKET, recordRequest, waitFor } from './bucket-state.ts';
import { LIMITS } from './limits.ts';

// What localStorage holds of a bucket: a copy of the shared state, and one item for each request that a boot script sent.
// The boot script is part of every page's HTML: only what it needs belongs here.

/** The localStorage key of the copy of a source's bucket. */
export function bucketMirrorKey(source: SourceName): string {
  return `tsugi:rate-limit:${source}`;
}

/** Reads a stored copy; undefined when it has another form. */
export function parseBucket(value: object): BucketState | undefined {
  if (!('grants' in value) || !Array.isArray(value.grants)) return undefined;
  return { ...EMPTY_BUCKET, ...value, grants: value.grants.filter((at) => typeof at === 'number') };
}

/**
 * Takes a token for the request that a boot script is about to send. An item of its own per request: two pages that start
 * at the same time overwrite nothing, and the request counts even if its page is closed before the shell runs.
 * @returns false when the request must wait for the rate limiter, or could not be recorded
 */
export function takeFirstToken(storage: Storage | undefined, source: SourceName, now: number): boolean {
  try {
    const text = storage?.getItem(bucketMirrorKey(source));
    const copy: unknown = text ? JSON.parse(text) : undefined;
    const known = typeof copy === 'object' && copy ? parseBucket(copy) : undefined;
    const state = withFirstRequests(known ?? EMPTY_BUCKET, firstRequests(storage, source), now);
    if (!storage || waitFor(state, LIMITS[source], now, 'interactive') > 0) return false;
    // The fraction of a millisecond tells requests of the same moment apart.
    storage.setItem(`${bucketMirrorKey(source)}/${now + Math.random()}`, '');
    return true;
  } catch {
    // Blocked, full or damaged: the rate limiter decides.
    return false;
  }
}

/** The names of the items that boot scripts have written. */
export function firstRequests(storage: Storage | undefined, source: SourceName): readonly string[] {
  return itemNames(storage).filter((name) => name.startsWith(`${bucketMirrorKey(source)}/`));
}

/** The state with the requests that these items record; each counts once, however often it is added. */
export function withFirstRequests(state: BucketState, names: readonly string[], now: number): BucketState {
  return names
    .map((name) => Number(name.slice(name.indexOf('/') + 1)))
    .filter((at) => at > now - FIRST_REQUEST_MS && !state.grants.includes(at))
    .reduce((known, at) => recordRequest(known, at, now), state);
}

/** Longer than every window. */
const FIRST_REQUEST_MS = 61_000;
