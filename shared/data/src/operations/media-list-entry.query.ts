import { present, required } from '../sources/present.ts';
import { withEntryChange } from '../sources/tracker/entry-form.ts';
import type { MediaListEntryQuery } from '../sources/tracker/generated/operations.ts';
import type { MediaType } from '../sources/tracker/generated/types.ts';
import { withOptimisticMedia } from '../sources/tracker/media-card.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

type WireMedia = NonNullable<MediaListEntryQuery['Media']>;
type WireList = NonNullable<
  NonNullable<NonNullable<MediaListEntryQuery['Viewer']>['mediaListOptions']>['animeList']
>;

/** By the tracker's own id, or by the MAL-style service's id together with the type. */
export type MediaListEntryVariables =
  | { readonly mediaId: number }
  | { readonly idMal: number; readonly type: MediaType };

/** A media with the user's whole entry, and the user's list options: what the editor of an entry needs. */
export interface MediaListEntryData {
  readonly media: WireMedia;
  readonly options: NonNullable<MediaListEntryQuery['Viewer']>['mediaListOptions'];
}

export const mediaListEntry = trackerQuery<MediaListEntryQuery, MediaListEntryVariables, MediaListEntryData>({
  name: 'media-list-entry',
  shape: 2,
  document: `query MediaListEntry($mediaId: Int, $idMal: Int, $type: MediaType) {
  Media(id: $mediaId, idMal: $idMal, type: $type) {
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
    const list = data.media.type === 'MANGA' ? data.options?.mangaList : data.options?.animeList;
    const media = withOptimisticMedia(data.media, (kind, id) =>
      withWholeEntry(data.media, list ?? null, lookup(kind, id)),
    );
    return media === data.media ? data : { ...data, media };
  },
});

/** Mutations return only the members they change; the editor needs the others too. */
function withWholeEntry(
  media: WireMedia,
  list: WireList | null,
  patch: Readonly<Record<string, unknown>> | undefined,
) {
  const changed = patch?.mediaListEntry;
  if (!patch || typeof changed !== 'object' || changed === null) return patch;
  const { mediaListEntry: entry } = media;
  const known = {
    customLists: entry?.customLists ?? namesOff(list?.customLists),
    advancedScores: entry?.advancedScores ?? zeros(list?.advancedScoring),
  };
  return { ...patch, mediaListEntry: withEntryChange(entry ?? {}, changed, known) };
}

/** A new entry has no maps yet: the user's settings name what they will contain. */
function namesOff(names: readonly (string | null)[] | null | undefined): Readonly<Record<string, boolean>> {
  return Object.fromEntries(present(names).map((name) => [name, false]));
}

function zeros(names: readonly (string | null)[] | null | undefined): Readonly<Record<string, number>> {
  return Object.fromEntries(present(names).map((name) => [name, 0]));
}
