import type { BatchEstimate, Batches, BatchInput } from '@tsugi/data/batches';
import { datePartsOf } from '@tsugi/data/pure';
import { nextTask } from '@tsugi/platform/next-task';
import { useEffect, useState } from 'react';
import type { ListClient } from '../worker/list.protocol.ts';
import { collectPreview } from './collect-preview.ts';
import type { BulkAction, Preview } from './preview.ts';

export interface PreviewUse {
  readonly type: 'ANIME' | 'MANGA';
  readonly client: ListClient;
  readonly scoreFormat: string;
  readonly ids: readonly number[];
  /** Undefined: there is nothing to preview yet. */
  readonly action: BulkAction | undefined;
  readonly loadBatches: () => Promise<Batches>;
}

export interface PreviewState {
  /** Undefined while the entries are compared. */
  readonly preview: Preview | undefined;
  readonly estimate: BatchEstimate | undefined;
  /** Entries that change; 0 while that is not known. */
  readonly changes: number;
  readonly isStarting: boolean;
  /** What failed: to compare, or to store the changes on this device. */
  readonly failed: 'compare' | 'store' | undefined;
  /** Stores and sends the changes. Resolves with false when they could not be stored. */
  readonly start: () => Promise<boolean>;
}

interface Compared {
  readonly preview: Preview;
  readonly input: BatchInput;
  readonly batches: Batches;
  readonly estimate: BatchEstimate;
}

/** Compares the entries with what they are to be, and counts what that takes. */
export function usePreview(use: PreviewUse): PreviewState {
  const { type, client, scoreFormat, ids, action, loadBatches } = use;
  const [compared, setCompared] = useState<Compared>();
  const [failed, setFailed] = useState<PreviewState['failed']>();
  const [isStarting, setIsStarting] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was previewed stays, whatever the list becomes meanwhile
  useEffect(() => {
    setCompared(undefined);
    setFailed(undefined);
    if (action === undefined) return;
    const abort = new AbortController();
    const now = new Date();
    const rules = { scoreFormat, today: datePartsOf(now), nowMs: now.getTime() };
    const compare = async () => {
      const [preview, batches] = await Promise.all([
        collectPreview(client, ids, action, rules, abort.signal),
        loadBatches(),
      ]);
      await nextTask();
      if (!preview || abort.signal.aborted) return;
      const input = { action: 'edit', type, changes: preview.changes } as const;
      const estimate = await batches.estimate(input);
      if (!abort.signal.aborted) setCompared({ preview, input, batches, estimate });
    };
    compare().catch(() => {
      if (!abort.signal.aborted) setFailed('compare');
    });
    return () => abort.abort();
  }, [action]);

  return {
    preview: compared?.preview,
    estimate: compared?.estimate,
    changes: compared?.preview.changes.length ?? 0,
    isStarting,
    failed,
    start: async () => {
      if (!compared || isStarting) return false;
      setIsStarting(true);
      setFailed(undefined);
      try {
        await compared.batches.start(compared.input);
        return true;
      } catch (cause) {
        console.error('Error', cause);
        setFailed('store');
        return false;
      } finally {
        setIsStarting(false);
      }
    },
  };
}
