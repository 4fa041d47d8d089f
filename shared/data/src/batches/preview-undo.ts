import type { BatchChange, UndoPreview } from './batch.ts';
import type { BatchService } from './batch-service.ts';
import { checkRow } from './check-row.ts';
import type { Held } from './entry-members.ts';
import { READ_PER_REQUEST } from './plan-requests.ts';

/** Ten requests: the user waits for them. */
const MAX_CHECKED = 500;
const TIMEOUT_MS = 15_000;

/** Compares the changes that would take a batch back with what the tracker has now. */
export async function previewUndo(
  changes: readonly BatchChange[],
  readEntries: BatchService['readEntries'],
): Promise<UndoPreview> {
  if (changes.length > MAX_CHECKED) return { changes: changes.length, leftAlone: undefined };
  const held = new Map<number, Held>();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    for (let from = 0; from < changes.length; from += READ_PER_REQUEST) {
      const ids = changes.slice(from, from + READ_PER_REQUEST).map(({ mediaId }) => mediaId);
      for (const [id, entry] of await readEntries(ids, signal)) held.set(id, entry);
    }
  } catch {
    // Offline, or the limit is used up: each is compared before it is sent.
    return { changes: changes.length, leftAlone: undefined };
  }
  const leftAlone = changes.filter(
    (change) =>
      checkRow({ change, verdict: { state: 'waiting' } }, held.get(change.mediaId) ?? null).outcome ===
      'changed-elsewhere',
  );
  return { changes: changes.length - leftAlone.length, leftAlone: leftAlone.map(({ title }) => title) };
}
