import { type BatchInput, batches, useBatchProgress } from '@tsugi/data/batches';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface ListBatches {
  /** Own lists that are being renamed or deleted. */
  readonly busy: ReadonlySet<string>;
  /** Stored when it resolves; rejects when this device takes nothing. */
  readonly start: (input: BatchInput) => Promise<void>;
}

/**
 * The batches that rename and delete the viewer's own lists of one type.
 * @param onEnd one of them has ended: the lists are other ones now
 */
export function useListBatches(type: ListType, onEnd: () => void): ListBatches {
  const progress = useBatchProgress();
  const end = useEffectEvent(onEnd);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const open = progress
    .filter(({ action, state }) => isOfLists(action) && (state === 'running' || state === 'paused'))
    .map(({ id }) => id)
    .join();
  const before = useRef(open);
  useEffect(() => {
    let isCurrent = true;
    const ids = open.split(',').filter(Boolean);
    if (before.current.split(',').some((id) => id !== '' && !ids.includes(id))) end();
    before.current = open;
    void Promise.all(ids.map((id) => batches().read(id))).then(
      (found) => {
        if (!isCurrent) return;
        const ofType = found.filter((batch) => batch?.type === wireType(type));
        setBusy(new Set(ofType.flatMap((batch) => Object.values(batch?.detail ?? {}))));
      },
      // The database gives nothing: a second change of a list is compared with what the service has, all the same.
      (cause) => console.error('Error', cause),
    );
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
