import { stableJson } from '@tsugi/platform/json';
import { deleteMediaListEntry } from '../../operations/delete-media-list-entry.mutation.ts';
import {
  type EntryChanges,
  type SavedEntry,
  saveMediaListEntry,
} from '../../operations/save-media-list-entry.mutation.ts';
import type { DateParts } from '../../pure/status-rules.ts';
import { type EntryMembers, entryOf, membersOf } from './entry-members.ts';
import { keyed } from './key-of.ts';
import type { MutationDefinition, SendMutation } from './mutation-definition.ts';

const DELAY_MS = 250;

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

export function entryMutation(mediaId: number): MutationDefinition<EntryMembers> {
  return {
    ...keyed({ about: 'entry', id: mediaId }),
    kind: 'media',
    id: mediaId,
    delayMs: DELAY_MS,
    userMembers: ['exists', ...SENT],
    plan: (base, wanted) => {
      if (!wanted.exists) return base.exists ? { run: (send) => removeEntry(send, base.id) } : undefined;
      const changes = changesBetween(base, wanted);
      if (base.exists && Object.keys(changes).length === 0) return undefined;
      return {
        run: async (send) =>
          membersOfSaved(
            await send(
              saveMediaListEntry,
              base.exists && base.id > 0 ? { ...changes, id: base.id, mediaId } : { ...changes, mediaId },
            ),
          ),
      };
    },
    // Lists find their entry by the id of the deleted one.
    show: (members) => ({
      mediaListEntry: entryOf(members),
      removedEntry: members.exists ? null : members.id,
    }),
  };
}

function changesBetween(base: EntryMembers, wanted: EntryMembers): EntryChanges {
  return Object.fromEntries(
    SENT.filter((name) => wanted[name] !== undefined)
      .filter(
        (name) => !base.exists || stableJson(sentForm(base[name])) !== stableJson(sentForm(wanted[name])),
      )
      .map((name) => [name, wanted[name]]),
  );
}

/**
 * What takes a change of an entry back.
 * @param before the entry before it; members that the page did not know are undefined
 * @param now the entry by now, as the service returned it
 * @param day of the change
 */
export function restoring(before: EntryMembers, now: EntryMembers, day: DateParts): Partial<EntryMembers> {
  if (!before.exists) return { exists: false };
  const known = SENT.filter((name) => before[name] !== undefined && isWhole(before[name]));
  // A date that the page did not know, and that is the day of the change, was set by the service with the status.
  const filled = (['startedAt', 'completedAt'] as const).filter(
    (name) => !known.includes(name) && stableJson(now[name] ?? null) === stableJson(day),
  );
  return {
    exists: true,
    ...Object.fromEntries(known.map((name) => [name, sentForm(before[name])])),
    ...Object.fromEntries(filled.map((name) => [name, { year: null, month: null, day: null }])),
  };
}

/** Custom lists and sub-scores are sent as lists, and returned as maps. */
function sentForm(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'year' in value)
    return value ?? null;
  const entries = Object.entries(value);
  return entries.every(([, one]) => typeof one === 'boolean')
    ? entries.flatMap(([name, isOn]) => (isOn ? [name] : []))
    : entries.map(([, one]) => one);
}

/** Some responses give the year of a date alone: it cannot be restored from that. */
function isWhole(value: unknown): boolean {
  return typeof value !== 'object' || value === null || !('year' in value) || 'day' in value;
}

async function removeEntry(send: SendMutation, id: number): Promise<Partial<EntryMembers>> {
  await send(deleteMediaListEntry, { id });
  return { exists: false };
}

/** The service may change more than was sent, such as the dates of a completed entry. */
function membersOfSaved(saved: SavedEntry): Partial<EntryMembers> {
  const { mediaId: _mediaId, createdAt: _createdAt, ...entry } = saved;
  return membersOf(entry);
}
