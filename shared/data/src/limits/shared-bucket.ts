import type { Clock } from '../core/clock.ts';
import { type Connect, createSharedState, type SharedState } from '../core/shared-state.ts';
import type { SourceName } from '../core/source-name.ts';
import { parseBucket, withStartRequests } from './bucket-record.ts';
import { type BucketState, EMPTY_BUCKET } from './bucket-state.ts';
import { bucketMirrorKey, startRequests } from './start-token.ts';

/** One source's bucket, shared by all tabs, with the requests that boot scripts have sent. */
export function createSharedBucket(
  source: SourceName,
  connect: Connect,
  storage: Storage | undefined,
  clock: Clock,
): SharedState<BucketState> {
  const mirrorKey = bucketMirrorKey(source);
  const shared = createSharedState({
    name: source,
    empty: EMPTY_BUCKET,
    mirrorKey,
    parse: parseBucket,
    connect,
    storage,
  });
  const complete = (state: BucketState) =>
    withStartRequests(state, source, startRequests(storage, mirrorKey), clock.now());
  const update: SharedState<BucketState>['update'] = async (change) => {
    let names: readonly string[] = [];
    await shared.update((state) => {
      names = startRequests(storage, mirrorKey);
      return change(withStartRequests(state, source, names, clock.now()));
    });
    // They are in the shared state now.
    for (const name of names) storage?.removeItem(name);
  };
  if (startRequests(storage, mirrorKey).length > 0) void update((state) => state);
  return {
    peek: () => complete(shared.peek()),
    note: (change) => shared.note((state) => change(complete(state))),
    update,
  };
}
