import type { EntryChanges } from '../../operations/save-media-list-entry.mutation.ts';
import type { MediaListEntrySummary } from '../../sources/tracker/media-card.ts';

/** `exists` apart, the members are the entry's own. */
export type EntryMembers = EntryChanges & {
  readonly exists: boolean;
  readonly id: number;
  readonly updatedAt?: number | null;
  readonly [member: string]: unknown;
};

export function membersOf(entry: MediaListEntrySummary | null): EntryMembers {
  if (!entry) return { exists: false, id: 0 };
  const { status, progress, score, ...rest } = entry;
  return {
    ...rest,
    exists: true,
    ...(status === null ? {} : { status }),
    progress: progress ?? 0,
    score: score ?? 0,
  };
}

export function entryOf({ exists, ...members }: EntryMembers): MediaListEntrySummary | null {
  if (!exists) return null;
  return {
    // Sent as lists, returned as maps: `withEntryChanges` brings them into the form of the response.
    ...members,
    id: members.id,
    status: members.status ?? null,
    progress: members.progress ?? 0,
    score: members.score ?? 0,
  };
}
