import type { BatchChange } from './batch.ts';
import type { BatchRow } from './batch-row.ts';

/** What takes a batch back, with what the service changed by itself: each entry as it was before. */
export function undoChanges(rows: readonly BatchRow[]): readonly BatchChange[] {
  return rows.flatMap(({ change, verdict, effect }): readonly BatchChange[] => {
    if (verdict.state !== 'confirmed' || !effect) return [];
    const { mediaId, title } = change;
    const { entryId, before, after } = effect;
    return [
      {
        mediaId,
        title,
        // A deleted entry is made anew.
        ...(after ? { entryId, before: after } : {}),
        ...(before ? { after: before } : {}),
      },
    ];
  });
}
