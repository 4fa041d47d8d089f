import type { SourceName } from '../core/source-name.ts';
import { type BucketState, EMPTY_BUCKET, recordRequest } from './bucket-state.ts';
import { bucketMirrorKey, startRequestTime } from './start-token.ts';

/** Reads a stored copy; undefined when it has another form. */
export function parseBucket(value: object): BucketState | undefined {
  if (!('grants' in value) || !Array.isArray(value.grants)) return undefined;
  return { ...EMPTY_BUCKET, ...value, grants: value.grants.filter((at) => typeof at === 'number') };
}

/** The state with the requests that these items of boot scripts record; each counts once, however often it is added. */
export function withStartRequests(
  state: BucketState,
  source: SourceName,
  names: readonly string[],
  now: number,
): BucketState {
  return names
    .map((name) => startRequestTime(bucketMirrorKey(source), name))
    .filter((at) => at > now - FIRST_REQUEST_MS && !state.grants.includes(at))
    .reduce((known, at) => recordRequest(known, at, now), state);
}

/** Longer than every window. */
const FIRST_REQUEST_MS = 61_000;
