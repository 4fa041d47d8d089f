// Changes of many entries at once. An entry of its own: pages load it when it is used, never with a first load.
import { useSyncExternalStore } from 'react';
import type { Batches, BatchProgress } from './batch.ts';
import { pageBatches } from './page-batches.ts';

export type {
  AccountStep,
  Batch,
  BatchAction,
  BatchChange,
  BatchEstimate,
  Batches,
  BatchInput,
  BatchProgress,
  EntryMembers,
  StepVerdicts,
  UndoPreview,
  Verdict,
} from './batch.ts';

/** The batches of the page. */
export function batches(): Batches {
  return pageBatches();
}

export { forgetAccountChanges } from './forget-account.ts';
export { nameTitles, undoQuestion } from './undo-question.ts';
export { useUndo } from './use-undo.ts';

/** Those that are not done, and those that were finished since the tab was opened, oldest first. */
export function useBatchProgress(): readonly BatchProgress[] {
  return useSyncExternalStore(batches().subscribe, batches().progress);
}
