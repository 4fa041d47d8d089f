import type { MediaListEntryData } from '@tsugi/data/operations/media-list-entry';
import type { MediaCardData } from '@tsugi/data/operations/media-search';

/** A title of the tracker with the viewer's own entry. */
export interface ListedMedia extends Pick<MediaCardData, 'id' | 'episodes' | 'chapters' | 'volumes'> {
  readonly type: 'ANIME' | 'MANGA';
  /** Cards know its status, progress and score; the menu reads the rest. */
  readonly entry: MediaCardData['mediaListEntry'];
}

export function listedMedia(media: MediaCardData | MediaListEntryData['media']): ListedMedia {
  const { id, type, episodes, chapters, volumes, mediaListEntry: entry } = media;
  return { id, type: type === 'MANGA' ? 'MANGA' : 'ANIME', episodes, chapters, volumes, entry };
}
