import type { AuthUser } from '@tsugi/data';
import {
  type ListEntry,
  type MediaListCollectionData,
  mediaListCollection,
} from '@tsugi/data/operations/media-list-collection';
import { type MediaListEntryData, mediaListEntry } from '@tsugi/data/operations/media-list-entry';
import { readStored } from '@tsugi/data/read-stored';
import { changesSince, peekStored, storedQuery } from '@tsugi/data/stored';

/**
 * The editor's data of an own entry from the lists that are stored on this device, with the viewer's later changes: what the
 * editor has to go by where its own request gets no response. Undefined when no stored list has the title.
 */
export async function entryOfStoredList(
  mediaId: number,
  viewer: AuthUser,
): Promise<MediaListEntryData | undefined> {
  for (const type of ['ANIME', 'MANGA'] as const) {
    const stored = storedQuery(mediaListCollection, { userName: viewer.name, type });
    const found = stored && (peekStored(stored) ?? (await readStored(stored.storeName, stored.key)));
    // Stored under the key of this operation, whose decode made it.
    const list = found?.data as MediaListCollectionData | undefined;
    const entry = list?.lists.flatMap(({ entries }) => entries).find(({ media }) => media.id === mediaId);
    if (!found || !list || !entry) continue;
    const changes = new Map(changesSince('media', found.storedAt));
    const data = editorDataOf(entry, viewer);
    return mediaListEntry.optimistic?.(data, (_kind, id) => changes.get(id)) ?? data;
  }
  return undefined;
}

export function editorDataOf(
  entry: ListEntry,
  { scoreFormat, animeList, mangaList }: AuthUser,
): MediaListEntryData {
  const { media, score100: _score100, ...own } = entry;
  const { id, type, title, coverImage, bannerImage, episodes, chapters, volumes, isFavourite } = media;
  return {
    media: {
      id,
      type,
      title,
      coverImage,
      bannerImage,
      episodes,
      chapters,
      volumes,
      isFavourite,
      mediaListEntry: own,
    },
    options: { scoreFormat, animeList, mangaList },
  };
}
