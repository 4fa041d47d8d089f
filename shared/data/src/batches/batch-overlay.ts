import { batchItemName } from '../changes/batch-item.ts';
import { entityKey, type OutboxItems } from '../changes/outbox-items.ts';
import type { EntityPatch } from '../optimistic/optimistic-layer.ts';
import { type BatchRow, isOpen, isUnfinished, type LoadedBatch } from './batch-row.ts';
import type { Held } from './entry-members.ts';

/** Lays what waits in batches over responses. */
export interface BatchOverlay {
  /** @param isStored for the first render after a reload too, and for the other tabs */
  readonly lay: (batch: LoadedBatch, isStored: boolean) => void;
  /** Nothing of what this tab has laid; what is stored stays. */
  readonly clear: () => void;
}

/**
 * So many are stored where the first render reads them: more would cost it time, and localStorage room. The others show as
 * soon as the database is read.
 */
const STORED = 400;

export function createBatchOverlay(items: OutboxItems): BatchOverlay {
  /** By the name of the item. */
  const laid = new Map<string, Map<string, EntityPatch>>();
  return {
    lay: ({ record, rows }, isStored) => {
      const name = batchItemName(items, record.account, record.id);
      const known = laid.get(name);
      const patches = known ?? new Map<string, EntityPatch>();
      for (const row of rows) {
        const key = entityKey('media', row.change.mediaId);
        // A row that has a verdict never waits again.
        if (!isOpen(row.verdict)) patches.delete(key);
        else if (!known) patches.set(key, rowPatch(row));
      }
      laid.set(name, patches);
      items.lay(name, patches.size > 0 ? patches : undefined);
      if (!isStored) return;
      // Also without rows that wait: a page knows by it that a step of the account is left, and goes on.
      if (patches.size > 0 || isUnfinished(record)) items.write(name, { patches: firstOf(patches) });
      else items.remove(name);
    },
    clear: () => {
      for (const name of laid.keys()) items.lay(name, undefined);
      laid.clear();
    },
  };
}

function firstOf(patches: ReadonlyMap<string, EntityPatch>): readonly (readonly [string, EntityPatch])[] {
  const first: (readonly [string, EntityPatch])[] = [];
  for (const patch of patches) {
    if (first.length >= STORED) break;
    first.push(patch);
  }
  return first;
}

function rowPatch({ change }: BatchRow): EntityPatch {
  const { after, entryId } = change;
  if (!after) return { mediaListEntry: null, removedEntry: entryId ?? 0 };
  const added = entryId === undefined ? { id: 0, status: null, progress: 0, score: 0 } : { id: entryId };
  return { mediaListEntry: { ...added, ...after }, removedEntry: null };
}

/** How a confirmed entry shows in responses that are older. @param held null for a deleted entry */
export function heldPatch(held: Held | null, entryId: number): EntityPatch {
  if (!held) return { mediaListEntry: null, removedEntry: entryId };
  const { id, members, updatedAt } = held;
  return {
    mediaListEntry: { status: null, progress: 0, score: 0, ...members, id, updatedAt },
    removedEntry: null,
  };
}
