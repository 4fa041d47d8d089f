import type { BatchRow, RowPatch } from './batch-row.ts';
import { checkRow } from './check-row.ts';
import type { Held } from './entry-members.ts';
import { rowAt } from './next-rows.ts';
import type { Outgoing } from './plan-requests.ts';
import { confirmedPatch, patchOfUnknown } from './request-outcome.ts';

/** What shows of an entry that holds what is wanted; null for one that is gone. */
export type Shown = readonly [mediaId: number, held: Held | null, entryId: number];

export interface Compared {
  /** What is to be sent. */
  readonly outgoing: readonly Outgoing[];
  /** What became of the others, by the index of the row. */
  readonly patches: ReadonlyMap<number, RowPatch>;
  readonly shown: readonly Shown[];
}

/** Compares rows with what the tracker has. @param held by the media's id; what is missing has no entry */
export function compareRows(
  rows: readonly BatchRow[],
  indexes: readonly number[],
  held: ReadonlyMap<number, Held>,
): Compared {
  const outgoing: Outgoing[] = [];
  const patches = new Map<number, RowPatch>();
  const shown: Shown[] = [];
  for (const index of indexes) {
    const row = rowAt(rows, index);
    const { mediaId, entryId = 0 } = row.change;
    const now = held.get(mediaId) ?? null;
    const checked = checkRow(row, now);
    const isUnknown = row.verdict.state === 'sent';
    if (checked.outcome === 'confirmed') {
      patches.set(index, isUnknown ? patchOfUnknown(row, now, true) : confirmedPatch(now, now));
      shown.push([mediaId, now, entryId]);
    } else if (isUnknown && (row.refusal !== undefined || checked.outcome === 'send')) {
      patches.set(index, patchOfUnknown(row, now, false));
    } else if (checked.outcome === 'changed-elsewhere') {
      patches.set(index, { verdict: { state: 'changed-elsewhere' }, sentAt: undefined, held: undefined });
    } else {
      outgoing.push({ index, mediaId, request: checked.request, together: row.together });
    }
  }
  return { outgoing, patches, shown };
}
