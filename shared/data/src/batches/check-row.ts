import type { EntryMembers } from './batch.ts';
import type { BatchRow, Effect } from './batch-row.ts';
import { type Held, isSameMember, membersThatDiffer, pickMembers } from './entry-members.ts';

/** What is to be sent for one row. */
export type RowRequest =
  | { readonly kind: 'save'; readonly entryId: number; readonly members: Partial<EntryMembers> }
  | { readonly kind: 'create'; readonly members: Partial<EntryMembers> }
  | { readonly kind: 'delete'; readonly entryId: number };

export type Checked =
  /** The tracker has what is wanted. */
  | { readonly outcome: 'confirmed' }
  /** The entry holds neither what the user saw nor what is wanted. */
  | { readonly outcome: 'changed-elsewhere' }
  | { readonly outcome: 'send'; readonly request: RowRequest };

/** Compares a row with the entry as the tracker has it now. @param held null without an entry */
export function checkRow({ change, isCorrection }: BatchRow, held: Held | null): Checked {
  const { after, entryId } = change;
  // Its own request has made the entry what it is now.
  const before = isCorrection ? held?.members : change.before;
  if (!after) return checkDeletion(before ?? {}, held);
  if (!held) {
    // An entry that the user saw has been deleted elsewhere.
    return entryId === undefined
      ? { outcome: 'send', request: { kind: 'create', members: after } }
      : { outcome: 'changed-elsewhere' };
  }
  const names = membersThatDiffer(after, held.members);
  if (names.length === 0) return { outcome: 'confirmed' };
  if (entryId === undefined) return { outcome: 'changed-elsewhere' };
  const isMoved = names.some(
    (name) => before && name in before && !isSameMember(name, before[name], held.members[name]),
  );
  if (isMoved) return { outcome: 'changed-elsewhere' };
  // All of them: a member that is equal keeps the service from setting it, such as a date that is to stay empty.
  return { outcome: 'send', request: { kind: 'save', entryId: held.id, members: after } };
}

function checkDeletion(before: Partial<EntryMembers>, held: Held | null): Checked {
  if (!held) return { outcome: 'confirmed' };
  if (membersThatDiffer(before, held.members).length > 0) return { outcome: 'changed-elsewhere' };
  return { outcome: 'send', request: { kind: 'delete', entryId: held.id } };
}

/** One of them can make the service change the others: who takes one back names them all. */
const FOLLOWED: readonly (keyof EntryMembers)[] = [
  'status',
  'progress',
  'progressVolumes',
  'repeat',
  'startedAt',
  'completedAt',
];

/** What a change has made of an entry; undefined when nothing of it differs. */
export function effectOf(before: Held | null, after: Held | null): Effect | undefined {
  if (!before) return after ? { entryId: after.id, after: after.members } : undefined;
  if (!after) return { entryId: before.id, before: before.members };
  const changed = membersThatDiffer(after.members, before.members);
  if (changed.length === 0) return undefined;
  const names = changed.some((name) => FOLLOWED.includes(name))
    ? [...new Set([...changed, ...FOLLOWED])]
    : changed;
  return {
    entryId: after.id,
    before: pickMembers(before.members, names),
    after: pickMembers(after.members, names),
  };
}
