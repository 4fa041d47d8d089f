import { nextTask } from '@tsugi/platform/next-task';
import type { BatchChange, BatchEstimate, EntryMembers, StoredInput } from './batch.ts';
import type { RowRequest } from './check-row.ts';
import { isSameMember } from './entry-members.ts';

/** One row that is to be sent. */
export interface Outgoing {
  readonly index: number;
  readonly mediaId: number;
  readonly request: RowRequest;
  /** At most so many in one request, each under an alias; undefined for as many as fit. */
  readonly together?: number | undefined;
}

/** One request to the tracker. */
export type PlannedDocument =
  /** Equal changes of many entries. */
  | { readonly kind: 'update'; readonly members: Partial<EntryMembers>; readonly rows: readonly Outgoing[] }
  /** Each its own mutation under an alias. */
  | { readonly kind: 'save' | 'delete'; readonly rows: readonly Outgoing[] };

/** The tracker's pages end at 50, and so do the ids of one update. */
export const IDS_PER_UPDATE = 50;
/** A saved entry is read back with 22 fields, and a document may ask for 500. */
export const SAVES_PER_DOCUMENT = 20;
export const DELETES_PER_DOCUMENT = 50;
export const READ_PER_REQUEST = 50;
/** Changes that are looked at in one task: of 20,000 at once, the page would not respond meanwhile. */
export const CHANGES_PER_TASK = 500;

/** The fewest requests: equal changes together, the others side by side under aliases. */
export function planRequests(outgoing: readonly Outgoing[]): readonly PlannedDocument[] {
  const plan = createRequestPlan();
  for (const row of outgoing) plan.add(row);
  return plan.documents();
}

/** Collects rows one by one: each costs the more, the longer its values are, and `documents` costs little. */
function createRequestPlan() {
  const groups = new Map<string, Outgoing[]>();
  const aliased: Outgoing[] = [];
  const deleted: Outgoing[] = [];
  return {
    add: (row: Outgoing) => {
      const { request, together } = row;
      if (request.kind === 'delete') deleted.push(row);
      else if (request.kind === 'create' || together !== undefined || 'customLists' in request.members)
        aliased.push(row);
      else {
        const key = JSON.stringify(request.members);
        const group = groups.get(key);
        if (group) group.push(row);
        else groups.set(key, [row]);
      }
    },
    documents: (): readonly PlannedDocument[] => {
      const updates: PlannedDocument[] = [];
      const others = [...aliased];
      const isAlone = groups.size === 1 && aliased.length === 0;
      for (const group of groups.values()) {
        for (const rows of blocksOf(group, IDS_PER_UPDATE)) {
          const [first] = rows;
          // So few of them take less room beside others.
          if (!first || first.request.kind === 'delete' || rows.length < (isAlone ? 2 : SAVES_PER_DOCUMENT))
            for (const row of rows) others.push(row);
          else updates.push({ kind: 'update', members: first.request.members, rows });
        }
      }
      return [
        ...updates,
        ...aliasedBlocks(others, SAVES_PER_DOCUMENT).map((rows) => ({ kind: 'save' as const, rows })),
        ...aliasedBlocks(deleted, DELETES_PER_DOCUMENT).map((rows) => ({ kind: 'delete' as const, rows })),
      ];
    },
  };
}

/** Rows that a refusal concerned stand apart from the others. */
function aliasedBlocks(rows: readonly Outgoing[], size: number): readonly (readonly Outgoing[])[] {
  const sizes = [...new Set(rows.map(({ together = size }) => Math.min(together, size)))];
  return sizes.flatMap((most) =>
    blocksOf(
      rows.filter(({ together = size }) => Math.min(together, size) === most),
      most,
    ),
  );
}

export function blocksOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, block) =>
    items.slice(block * size, (block + 1) * size),
  );
}

/** The request of a change whose entry holds what the user saw; undefined when there is nothing to change. */
export function expectedRequest({ before, after, entryId }: BatchChange): RowRequest | undefined {
  if (!after) return { kind: 'delete', entryId: entryId ?? 0 };
  if (entryId === undefined) return { kind: 'create', members: after };
  // Only members of an entry are among them. One that the caller does not know may differ.
  const isChange = (Object.keys(after) as (keyof EntryMembers)[]).some(
    (name) => !before || !(name in before) || !isSameMember(name, after[name], before[name]),
  );
  return isChange ? { kind: 'save', entryId, members: after } : undefined;
}

/** Equal changes stand together, so that a part of the batch has them too. Indexes of rows. */
export async function sendingOrder(changes: readonly BatchChange[]): Promise<readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, change] of changes.entries()) {
    if (index > 0 && index % CHANGES_PER_TASK === 0) await nextTask();
    const { after, entryId } = change;
    const key = after ? `${entryId === undefined ? 'new' : 'save'} ${JSON.stringify(after)}` : 'delete';
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length).flat();
}

/** Requests a minute that a batch may send, of the 30 that the tracker allows. */
const PER_MINUTE = 20;
/** What is sent before the minute is used up leaves about this far apart, milliseconds. */
const STEP_MS = 500;

export interface PlannedBatch extends BatchEstimate {
  /** The changes that are sent. */
  readonly sent: readonly BatchChange[];
}

/** What of a batch is sent, and what that takes. A few changes a task, so that the page stays responsive. */
export async function planBatch({ changes, prepare, conclude }: StoredInput): Promise<PlannedBatch> {
  const plan = createRequestPlan();
  const sent: BatchChange[] = [];
  for (const [index, change] of changes.entries()) {
    if (index > 0 && index % CHANGES_PER_TASK === 0) await nextTask();
    const request = expectedRequest(change);
    if (!request) continue;
    plan.add({ index, mediaId: change.mediaId, request });
    sent.push(change);
  }
  const reads = Math.ceil(sent.length / READ_PER_REQUEST);
  const steps = [prepare, conclude].filter(Boolean).length;
  const requests = plan.documents().length + reads + steps;
  const minutes = Math.max(0, Math.ceil(requests / PER_MINUTE) - 1);
  const inLast = requests - minutes * PER_MINUTE;
  return { changes: sent.length, requests, duration: minutes * 60_000 + inLast * STEP_MS, sent };
}
