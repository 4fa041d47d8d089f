import type { MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import { readStored } from '@tsugi/data/read-stored';
import type { ListCommand, ListResults } from './list.protocol.ts';
import { createListTable, type ListTable } from './list-table.ts';

/** Holds one list and handles the page's requests; the same code in the worker and, where there is none, in the page. */
export function createCommandHandler(
  read: typeof readStored = readStored,
): (command: ListCommand) => Promise<ListResults[ListCommand['kind']]> {
  let table = createListTable();
  /** The list that is coming while an older one is shown. */
  let next: ListTable | undefined;

  return async (command) => {
    switch (command.kind) {
      case 'open': {
        const stored = await read(command.storeName, command.key);
        if (!stored) return { storedAt: undefined, missing: [], owner: undefined };
        // The key contains the operation, whose decode made it.
        const { user, lists } = stored.data as MediaListCollectionData;
        table = createListTable();
        if (user) table.setSectionOrder(user.sectionOrder);
        table.add(lists);
        return {
          storedAt: stored.storedAt,
          missing: stored.missing ?? [],
          owner: user ? { name: user.name, scoreFormat: user.mediaListOptions.scoreFormat } : undefined,
        };
      }
      case 'begin':
        next = table.counts().total > 0 ? createListTable() : undefined;
        (next ?? table).setSectionOrder(command.sectionOrder);
        return undefined;
      case 'add':
        (next ?? table).add(command.groups);
        return undefined;
      case 'end':
        table = next ?? table;
        next = undefined;
        return undefined;
      case 'changes':
        table.setChanges(command.changes);
        return undefined;
      case 'summary':
        // The query that follows finds them sorted.
        table.sortTitles();
        return { ...table.counts(), ...table.values() };
      case 'query':
        return table.query(command.query);
      case 'cards':
        return table.cards(command.rows);
      case 'media-ids':
        return table.mediaIds(command.rows);
      case 'entries':
        return table.entries(command.mediaIds);
      case 'custom-lists':
        return table.customLists();
    }
  };
}
