import type { BatchChange } from '@tsugi/data/batches';
import type { SelectedEntry } from '../worker/list.protocol.ts';
import type { BulkChange } from './bulk-change.ts';
import { entryOutcome, membersOf, type OutcomeRules } from './entry-outcome.ts';

/** What becomes of all selected entries; null takes them off the list. */
export type BulkAction = BulkChange | null;

export interface Preview {
  readonly changes: readonly BatchChange[];
  /** Entries that are already as they are to be. */
  readonly unchanged: number;
  /** Entries that stay, because their last episode, chapter or volume is not known. */
  readonly unknownLength: number;
  /** Entries that have left the list since they were selected. */
  readonly gone: number;
}

export const EMPTY_PREVIEW: Preview = { changes: [], unchanged: 0, unknownLength: 0, gone: 0 };

/** @param wanted how many entries were asked for: what is not among `entries` is gone */
export function previewOf(
  entries: readonly SelectedEntry[],
  wanted: number,
  action: BulkAction,
  rules: OutcomeRules,
): Preview {
  const changes: BatchChange[] = [];
  let unchanged = 0;
  let unknownLength = 0;
  for (const entry of entries) {
    const about = { mediaId: entry.mediaId, entryId: entry.id, title: entry.media.title };
    if (action === null) {
      changes.push({ ...about, before: membersOf(entry) });
      continue;
    }
    const { before, after, isLengthUnknown } = entryOutcome(entry, action, rules);
    if (Object.keys(after).length > 0) changes.push({ ...about, before, after });
    else if (isLengthUnknown) unknownLength += 1;
    else unchanged += 1;
  }
  return { changes, unchanged, unknownLength, gone: wanted - entries.length };
}

export function joinPreviews(one: Preview, other: Preview): Preview {
  return {
    changes: [...one.changes, ...other.changes],
    unchanged: one.unchanged + other.unchanged,
    unknownLength: one.unknownLength + other.unknownLength,
    gone: one.gone + other.gone,
  };
}
