import type { MissingPart } from '@tsugi/data';
import type { ListEntry, MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import { readStored } from '@tsugi/data/read-stored';
import type { CompareCommand, CompareResults, OpenList, Owner } from './compare.protocol.ts';
import { createCompareTable } from './compare-table.ts';

/** Holds the lists and computes with them; the same code in the worker and, where there is none, in the page. */
export function createCommandHandler(
  read: typeof readStored = readStored,
): (command: CompareCommand) => Promise<CompareResults[CompareCommand['kind']]> {
  const table = createCompareTable();
  /** Lists of which slices are missing. */
  const parts = new Map<string, ListEntry[]>();

  const setList = (
    list: string,
    entries: Iterable<ListEntry>,
    { storedAt, missing = [] }: { readonly storedAt: number; readonly missing?: readonly MissingPart[] },
    owner: Owner | undefined,
  ): OpenList => {
    const titles = table.setList(list, entries, storedAt, owner?.scoreFormat ?? 'POINT_10_DECIMAL');
    table.sortTitles();
    return { storedAt, missing, owner, titles };
  };

  return async (command) => {
    switch (command.kind) {
      case 'open': {
        const stored = await read(command.storeName, command.key);
        if (!stored) return undefined;
        // The key contains the operation, whose decode made it.
        const { user, lists } = stored.data as MediaListCollectionData;
        return setList(command.list, entriesOf(lists), stored, ownerOf(user));
      }
      case 'put': {
        const { list, entries, isFirst, isLast, owner } = command;
        const all = (isFirst ? undefined : parts.get(list)) ?? [];
        all.push(...entries);
        parts.set(list, all);
        if (!isLast) return undefined;
        parts.delete(list);
        return setList(list, all, command, owner);
      }
      case 'changes':
        table.setChanges(command.list, command.changes);
        return undefined;
      case 'drop':
        parts.delete(command.list);
        table.drop(command.list);
        return undefined;
      case 'compare':
        return table.compare(command.request);
      case 'rows':
        return table.rows(command.result, command.places);
    }
  };
}

function* entriesOf(lists: MediaListCollectionData['lists']): Iterable<ListEntry> {
  for (const { entries } of lists) yield* entries;
}

export function ownerOf(user: MediaListCollectionData['user']): Owner | undefined {
  return user
    ? { name: user.name, avatar: user.avatar.large, scoreFormat: user.mediaListOptions.scoreFormat }
    : undefined;
}
