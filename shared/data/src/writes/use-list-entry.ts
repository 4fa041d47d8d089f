import type { ApiError } from '../api-error.ts';
import { stableJson } from '../core/stable-json.ts';
import { deleteMediaListEntry } from '../operations/delete-media-list-entry.ts';
import {
  type EntryChanges,
  type SavedEntry,
  saveMediaListEntry,
} from '../operations/save-media-list-entry.ts';
import type { MediaListEntrySummary } from '../sources/tracker/media-card.ts';
import type { ChangeChannel, SendWrite } from './change-channel.ts';
import { useChange } from './use-change.ts';

export interface ListEntryControl {
  /** As the reader wants it. `id` is 0 until the service has made the entry. */
  readonly entry: MediaListEntrySummary | null;
  /** Creates or changes the entry; members that stay as they are, are not sent. */
  readonly save: (changes: EntryChanges) => void;
  /** Takes it off the list. */
  readonly remove: () => void;
  /** A change is waiting or on its way. */
  readonly isSaving: boolean;
  readonly disabled: boolean;
  readonly error: ApiError | undefined;
}

/** `exists` apart, the members are the entry's own. */
type EntryMembers = EntryChanges & {
  readonly exists: boolean;
  readonly id: number;
  readonly updatedAt?: number | null;
  readonly [member: string]: unknown;
};

const DELAY_MS = 250;

/** The reader's own entry of a medium, wherever it is shown. `fallback` is what the answer in hand says. */
export function useListEntry(mediaId: number, fallback: MediaListEntrySummary | null): ListEntryControl {
  const { wanted, error, change, canChange } = useChange(entryChannel(mediaId));
  const base = membersOf(fallback);
  return {
    entry: wanted ? entryOf(wanted) : fallback,
    isSaving: wanted !== undefined,
    disabled: !canChange,
    error,
    save: (changes) => change(base, { ...changes, exists: true }),
    remove: () => change(base, { exists: false }),
  };
}

function membersOf(entry: MediaListEntrySummary | null): EntryMembers {
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

function entryOf({ exists, ...members }: EntryMembers): MediaListEntrySummary | null {
  if (!exists) return null;
  return {
    ...members,
    status: members.status ?? null,
    progress: members.progress ?? 0,
    score: members.score ?? 0,
  };
}

const SENT: readonly (keyof EntryChanges)[] = [
  'status',
  'score',
  'progress',
  'progressVolumes',
  'repeat',
  'private',
  'notes',
  'hiddenFromStatusLists',
  'customLists',
  'advancedScores',
  'startedAt',
  'completedAt',
];

function entryChannel(mediaId: number): ChangeChannel<EntryMembers> {
  return {
    key: `entry/${mediaId}`,
    kind: 'media',
    id: mediaId,
    delayMs: DELAY_MS,
    label: 'The list entry',
    plan: (base, wanted) => {
      if (!wanted.exists) return base.exists ? { run: (send) => removeEntry(send, base.id) } : undefined;
      const changes = changesBetween(base, wanted);
      if (base.exists && Object.keys(changes).length === 0) return undefined;
      return {
        run: async (send) =>
          answered(
            await send(
              saveMediaListEntry,
              base.id > 0 ? { ...changes, id: base.id, mediaId } : { ...changes, mediaId },
            ),
          ),
      };
    },
    show: (members) => ({ mediaListEntry: entryOf(members) }),
  };
}

function changesBetween(base: EntryMembers, wanted: EntryMembers): EntryChanges {
  return Object.fromEntries(
    SENT.filter((name) => wanted[name] !== undefined)
      .filter((name) => !base.exists || stableJson(base[name] ?? null) !== stableJson(wanted[name]))
      .map((name) => [name, wanted[name]]),
  );
}

async function removeEntry(send: SendWrite, id: number): Promise<Partial<EntryMembers>> {
  await send(deleteMediaListEntry, { id });
  return { exists: false, id: 0 };
}

/** What the service has now; members that answers carry in another form than changes do stay as they were sent. */
function answered(saved: SavedEntry): Partial<EntryMembers> {
  const { id, updatedAt, status, progress, score } = saved;
  return {
    exists: true,
    id,
    updatedAt,
    ...(status === null ? {} : { status }),
    progress: progress ?? 0,
    score: score ?? 0,
  };
}
