import type { ListEntry, MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import { withEntryChange } from '@tsugi/data/pure';
import { readStored } from '@tsugi/data/read-stored';
import type { EntryChange } from '@tsugi/data/stored';
import type { MediaType } from '@tsugi/data/wire/tracker';
import { scoreOf100 } from '../list-file/convert-score.ts';
import type { OwnListCommand, OwnListOwner, OwnListResults } from './own-list.protocol.ts';
import type { PassedGroup } from './pass-groups.ts';

/** One of the viewer's lists in a worker, with their changes laid over it. */
export interface OwnList {
  readonly owner: OwnListOwner | undefined;
  /** Each media once, in the order in which they came. */
  readonly entries: () => readonly ListEntry[];
  readonly of: (mediaId: number) => ListEntry | undefined;
}

export interface OwnLists {
  readonly list: (type: MediaType) => OwnList | undefined;
  readonly run: (command: OwnListCommand) => Promise<OwnListResults[OwnListCommand['kind']]>;
}

/** The viewer's lists in a worker: read from the local database there, or handed over by the page. */
export function createOwnLists(read: typeof readStored = readStored): OwnLists {
  const lists = new Map<MediaType, ReturnType<typeof createOwnList>>();
  const begin = (type: MediaType, owner: OwnListOwner | undefined) => {
    const list = createOwnList(owner);
    lists.set(type, list);
    return list;
  };
  return {
    list: (type) => lists.get(type),
    run: async (command) => {
      switch (command.kind) {
        case 'open': {
          const stored = await read(command.storeName, command.key);
          if (!stored) return { storedAt: undefined, missing: [], owner: undefined, count: 0 };
          // The key contains the operation, whose decode made it.
          const { user, lists: groups } = stored.data as MediaListCollectionData;
          const owner = user
            ? { name: user.name, scoreFormat: user.mediaListOptions.scoreFormat }
            : undefined;
          const list = begin(command.type, owner);
          list.add(groups);
          return {
            storedAt: stored.storedAt,
            missing: stored.missing ?? [],
            owner,
            count: list.entries().length,
          };
        }
        case 'begin':
          begin(command.type, command.owner);
          return undefined;
        case 'add':
          lists.get(command.type)?.add(command.groups);
          return undefined;
        case 'changes': {
          const list = lists.get(command.type);
          list?.setChanges(command.changes);
          return list?.entries().length ?? 0;
        }
      }
    },
  };
}

function createOwnList(owner: OwnListOwner | undefined): OwnList & {
  readonly add: (groups: readonly PassedGroup[]) => void;
  readonly setChanges: (changes: readonly EntryChange[]) => void;
} {
  const base = new Map<number, ListEntry>();
  let changed = new Map<number, ListEntry | null>();
  const of = (mediaId: number) => {
    const change = changed.get(mediaId);
    return change === null ? undefined : (change ?? base.get(mediaId));
  };
  return {
    owner,
    of,
    entries: () => [...base.keys()].flatMap((mediaId) => of(mediaId) ?? []),
    add: (groups) => {
      for (const { entries } of groups) {
        // A title on several lists is one entry.
        for (const entry of entries) if (!base.has(entry.mediaId)) base.set(entry.mediaId, entry);
      }
    },
    setChanges: (changes) => {
      changed = new Map(
        changes.flatMap(({ mediaId, entry }): readonly [number, ListEntry | null][] => {
          const before = base.get(mediaId);
          if (!before) return [];
          return [[mediaId, entry === null ? null : withChange(before, entry, owner)]];
        }),
      );
    },
  };
}

function withChange(
  before: ListEntry,
  change: Partial<ListEntry>,
  owner: OwnListOwner | undefined,
): ListEntry {
  const { media } = before;
  const after = { ...withEntryChange(before, change), media };
  // The change has the score in the viewer's format alone.
  return change.score === undefined || !owner
    ? after
    : { ...after, score100: scoreOf100(owner.scoreFormat, change.score) };
}
