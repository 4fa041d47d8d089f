import type { SourceName } from '../core/source-name.ts';
import type { BucketState } from './bucket-state.ts';

/** Where localStorage keeps the copy of a source's bucket. */
export function mirrorKeyOf(source: SourceName): string {
  return `tsugi:rate-limit:${source}`;
}

/** Where the tabs of a browser keep one source's bucket together. */
export interface BucketStore {
  /** The bucket as this tab knows it, at once. */
  readonly peek: () => BucketState;
  /** Changes this tab's view at once, and the shared bucket as soon as it can. */
  readonly note: (change: (state: BucketState) => BucketState) => void;
  /** Changes it; two changes never overlap, in whichever tabs they are made. Never rejects. */
  readonly update: (change: (state: BucketState) => BucketState) => Promise<void>;
}
