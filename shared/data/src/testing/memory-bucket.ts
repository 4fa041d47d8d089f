import { type BucketState, EMPTY_BUCKET } from '../rate-limit/bucket-state.ts';
import type { BucketStore } from '../rate-limit/bucket-store.ts';

/** The bucket of one tab alone. */
export function createMemoryBucket(initial: BucketState = EMPTY_BUCKET): BucketStore {
  let state = initial;
  return {
    peek: () => state,
    note: (change) => {
      state = change(state);
    },
    update: async (change) => {
      state = change(state);
    },
  };
}
