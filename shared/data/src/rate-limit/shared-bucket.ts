import { type Connect, createSharedState, type SharedState } from '../core/shared-state.ts';
import type { SourceName } from '../core/source-name.ts';
import { type BucketState, EMPTY_BUCKET } from './bucket-state.ts';

/** The localStorage key of the copy of a source's bucket. */
export function bucketMirrorKey(source: SourceName): string {
  return `tsugi:rate-limit:${source}`;
}

/** One source's bucket, shared by all tabs. */
export function createSharedBucket(
  source: SourceName,
  connect: Connect,
  storage: Storage | undefined,
): SharedState<BucketState> {
  return createSharedState({
    name: source,
    empty: EMPTY_BUCKET,
    mirrorKey: bucketMirrorKey(source),
    parse: parseBucket,
    connect,
    storage,
  });
}

function parseBucket(value: object): BucketState | undefined {
  if (!('grants' in value) || !Array.isArray(value.grants)) return undefined;
  return { ...EMPTY_BUCKET, ...value, grants: value.grants.filter((at) => typeof at === 'number') };
}
