import type { MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import { readStored } from '@tsugi/data/read-stored';
import type { CustomListsCommand, CustomListsResults } from './custom-lists.protocol.ts';
import { type Memberships, membershipsOf } from './memberships.ts';

/** Holds one list; the same code in the worker and, where there is none, in the page. */
export function createCommandHandler(
  read: typeof readStored = readStored,
): (command: CustomListsCommand) => Promise<CustomListsResults[CustomListsCommand['kind']]> {
  let lists: MediaListCollectionData['lists'] = [];
  let memberships: Memberships = membershipsOf({ lists }, []);
  return async (command) => {
    switch (command.kind) {
      case 'open': {
        const stored = await read(command.storeName, command.key);
        if (!stored) return undefined;
        // The key contains the operation, whose decode made it.
        lists = (stored.data as MediaListCollectionData).lists;
        return { storedAt: stored.storedAt, missing: stored.missing };
      }
      case 'take':
        lists = command.lists;
        return undefined;
      case 'counts':
        memberships = membershipsOf({ lists }, command.changes);
        return memberships.counts;
      case 'members':
        return memberships.members(command.name);
    }
  };
}
