import { type BatchInput, batches, useBatchProgress } from '@tsugi/data/batches';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import { useEffect, useState } from 'react';

export interface ListBatches {
  /** Own lists that are being renamed or deleted. */
  readonly busy: ReadonlySet<string>;
  /** Stored when it resolves; rejects when this device takes nothing. */
  readonly start: (input: BatchInput) => Promise<void>;
}

/** The batches that rename and delete the viewer's own lists of one type. */
export function useListBatches(type: ListType): ListBatches {
  const progress = useBatchProgress();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const open = progress
    .filter(({ action, state }) => isOfLists(action) && (state === 'running' || state === 'paused'))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    let isCurrent = true;
    const ids = open.split(',').filter(Boolean);
    void Promise.all(ids.map((id) => batches().read(id))).then((found) => {
      if (!isCurrent) return;
      const ofType = found.filter((batch) => batch?.type === wireType(type));
      setBusy(new Set(ofType.flatMap((batch) => Object.values(batch?.detail ?? {}))));
    });
    return () => {
      isCurrent = false;
    };
  }, [open, type]);
  return {
    busy,
    start: async (input) => {
      await batches().start(input);
    },
  };
}

function isOfLists(action: string): boolean {
  return action === 'rename-list' || action === 'delete-list';
}
