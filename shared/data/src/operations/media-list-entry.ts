import { required } from '../sources/present.ts';
import type { MediaListEntryQuery } from '../sources/tracker/generated/operations.ts';
import { withOptimisticMedia } from '../sources/tracker/media-card.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

type WireMedia = NonNullable<MediaListEntryQuery['Media']>;

/** A media with the user's whole entry, and the user's list options: what the editor of an entry needs. */
export interface MediaListEntryData {
  readonly media: WireMedia;
  readonly options: NonNullable<MediaListEntryQuery['Viewer']>['mediaListOptions'];
}

export const mediaListEntry = trackerQuery<
  MediaListEntryQuery,
  { readonly mediaId: number },
  MediaListEntryData
>({
  name: 'media-list-entry',
  shape: 1,
  document: `query MediaListEntry($mediaId: Int) {
  Media(id: $mediaId) {
    id type title { userPreferred } coverImage { large color } bannerImage episodes chapters volumes isFavourite
    mediaListEntry {
      id mediaId status score advancedScores progress progressVolumes repeat priority private notes
      hiddenFromStatusLists customLists updatedAt startedAt { year month day } completedAt { year month day }
    }
  }
  Viewer {
    id
    mediaListOptions {
      scoreFormat
      animeList { customLists advancedScoringEnabled advancedScoring }
      mangaList { customLists advancedScoringEnabled advancedScoring }
    }
  }
}`,
  // An editor must not begin with what was true a while ago.
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 5 },
  select: ({ Media, Viewer }) => ({
    media: required(Media, 'Media'),
    options: Viewer?.mediaListOptions ?? null,
  }),
  optimistic: (data, lookup) => {
    const media = withOptimisticMedia(data.media, (kind, id) => withWholeEntry(data.media, lookup(kind, id)));
    return media === data.media ? data : { ...data, media };
  },
});

/** Mutations return only the members they change; the editor needs the others too. */
function withWholeEntry(media: WireMedia, patch: Readonly<Record<string, unknown>> | undefined) {
  const changed = patch?.mediaListEntry;
  if (!patch || typeof changed !== 'object' || changed === null) return patch;
  return { ...patch, mediaListEntry: { ...media.mediaListEntry, ...changed } };
}
