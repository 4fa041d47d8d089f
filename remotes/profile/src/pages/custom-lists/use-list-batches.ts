import type { BatchInput } from '@tsugi/data/batches';
import type { ListType } from '@tsugi/lists/list-type';

export interface ListBatches {
  /** Own lists that are being renamed or deleted. */
  readonly busy: ReadonlySet<string>;
  readonly start: (input: BatchInput) => Promise<void>;
}

export function useListBatches(_type: ListType): ListBatches {
  throw new Error('unfinished');
}
