import type { MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import type { EntryChange } from '@tsugi/data/stored';

/** An entry that stands on a list of the owner's own. */
export interface Member {
  readonly mediaId: number;
  readonly entryId: number;
  readonly title: string;
  /** Names of all own lists that it stands on, this one included. */
  readonly customLists: readonly string[];
}

type Entry = MediaListCollectionData['lists'][number]['entries'][number];

/** Which entries stand on which of the owner's own lists, with the changes that the response does not contain yet. */
export interface Memberships {
  /** Entries of each own list that has any, by its name. */
  readonly counts: Readonly<Record<string, number>>;
  readonly members: (name: string) => readonly Member[];
}

export function membershipsOf(
  { lists }: Pick<MediaListCollectionData, 'lists'>,
  changes: readonly EntryChange[],
): Memberships {
  const entries = new Map<number, Entry>();
  for (const list of lists) for (const entry of list.entries) entries.set(entry.media.id, entry);
  for (const { mediaId, entry } of changes) {
    const before = entries.get(mediaId);
    if (entry === null) entries.delete(mediaId);
    // Of an entry that is new since then, only the service knows the title: it is in the next response.
    else if (before) entries.set(mediaId, { ...before, ...entry });
  }
  const members = new Map<string, Member[]>();
  for (const { id, media, customLists } of entries.values()) {
    const names = Object.keys(customLists).filter((name) => customLists[name]);
    const member = { mediaId: media.id, entryId: id, title: media.title.userPreferred, customLists: names };
    for (const name of names) {
      const list = members.get(name);
      if (list) list.push(member);
      else members.set(name, [member]);
    }
  }
  return {
    counts: Object.fromEntries([...members].map(([name, { length }]) => [name, length])),
    members: (name) => members.get(name) ?? [],
  };
}
