import type { MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import type { EntryChange } from '@tsugi/data/stored';
import type { WorkerClient } from '@tsugi/platform/worker-client';
import type { OpenedOwnList } from '../../../model/own-list.ts';
import type { Member } from './memberships.ts';

/** What the page asks; each gets one response. */
export type CustomListsCommand =
  /** Reads the stored list. */
  | { readonly kind: 'open'; readonly storeName: 'results' | 'users'; readonly key: string }
  /** Takes a list that is not in a database. */
  | { readonly kind: 'take'; readonly lists: MediaListCollectionData['lists'] }
  /** The viewer's changes since the list was requested, and then how many entries each own list has. */
  | { readonly kind: 'counts'; readonly changes: readonly EntryChange[] }
  | { readonly kind: 'members'; readonly name: string };

export type CustomListsResults = {
  readonly open: OpenedOwnList | undefined;
  readonly take: undefined;
  readonly counts: Readonly<Record<string, number>>;
  readonly members: readonly Member[];
};

export type CustomListsClient = WorkerClient<CustomListsCommand, CustomListsResults>;
