import type { AccountStep, Batch, BatchChange, BatchInput, StoredInput } from './batch.ts';
import type { BatchRow } from './batch-row.ts';

/** The batch that takes another one back; undefined when nothing of it is left to take back. */
export function undoInput(batch: Batch, rows: readonly BatchRow[]): StoredInput | undefined {
  const { id, type, detail } = batch;
  const changes = undoChanges(rows);
  const steps = undoSteps(batch);
  // The service took the list off its entries: which they were is not known any more.
  if (batch.action === 'delete-list' || (changes.length === 0 && !steps)) return undefined;
  return {
    action: 'undo',
    changes,
    undoes: id,
    ...(type ? { type } : {}),
    ...(detail ? { detail } : {}),
    ...steps,
  };
}

/** Each entry as it was before, with what the service changed by itself. */
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

/** A renamed list gets its old name back: made before the entries move, and the new one goes after them. */
function undoSteps({
  action,
  type,
  detail,
  prepare,
  steps,
}: Batch): Pick<BatchInput, 'prepare' | 'conclude'> | undefined {
  const name = detail?.to;
  if (action !== 'rename-list' || !prepare || steps?.prepare?.state !== 'confirmed' || !name || !type)
    return undefined;
  const conclude: AccountStep = { kind: 'delete-custom-list', type, name };
  return { prepare, conclude };
}
