import { nextTask } from '@tsugi/platform/next-task';
import type { AskPart } from '../core/operation.ts';
import { withOptimistic } from '../optimistic/apply-optimistic.ts';
import type { EntityPatch, OptimisticLookup } from '../optimistic/optimistic-layer.ts';
import { present, required, withoutUnset } from '../sources/present.ts';
import { withEntryChange } from '../sources/tracker/entry-form.ts';
import type { MediaListCollectionQuery } from '../sources/tracker/generated/operations.ts';
import type { MediaType } from '../sources/tracker/generated/types.ts';
import { type ListEntry, type ListOwner, toListEntry, toListOwner } from '../sources/tracker/list-entry.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export type { ListEntry, ListOwner };

export interface MediaListGroup {
  readonly name: string;
  readonly isCustomList: boolean;
  readonly isCompletedList: boolean;
  readonly entries: readonly ListEntry[];
}

export interface MediaListCollectionData {
  readonly user: ListOwner | null;
  readonly lists: readonly MediaListGroup[];
}

export interface MediaListCollectionVariables {
  readonly userName: string;
  readonly type: MediaType;
}

export interface MediaListChunk extends MediaListCollectionData {
  readonly hasNextChunk: boolean;
}

export const PER_CHUNK = 500;
export const LIST_CACHE = {
  type: 'default',
  storeName: 'users',
  expiresInSeconds: 30 * 86_400,
  freshForSeconds: 300,
} as const;
/** Far above any list that there is; chunks end before with the last one, or with an empty one. */
const MAX_CHUNKS = 200;

/** In the order in which lists are shown unless another is chosen: later chunks continue sections, and move no card that is seen. */
export const DOCUMENT = `query MediaListCollection($userName: String, $type: MediaType, $chunk: Int, $perChunk: Int) {
  MediaListCollection(userName: $userName, type: $type, chunk: $chunk, perChunk: $perChunk, sort: [UPDATED_TIME_DESC]) {
    hasNextChunk
    user { id name avatar { large } mediaListOptions { scoreFormat
      animeList { sectionOrder customLists advancedScoring advancedScoringEnabled }
      mangaList { sectionOrder customLists advancedScoring advancedScoringEnabled } } }
    lists { name isCustomList isSplitCompletedList status entries {
      id mediaId status score score100: score(format: POINT_100) advancedScores progress progressVolumes repeat
      priority private notes hiddenFromStatusLists customLists updatedAt createdAt
      startedAt { year month day } completedAt { year month day }
      media { id idMal type title { userPreferred romaji english native } synonyms coverImage { extraLarge large color }
        bannerImage format status episodes chapters volumes averageScore meanScore popularity genres
        tags { name rank isMediaSpoiler } season seasonYear startDate { year month day } countryOfOrigin
        isFavourite isAdult nextAiringEpisode { airingAt timeUntilAiring episode }
        studios(isMain: true) { nodes { id name } } }
    } }
  }
}`;

/** A user's whole list of one type, gathered chunk by chunk. A media may stand on several lists. */
export const mediaListCollection = trackerQuery<
  MediaListCollectionQuery,
  MediaListCollectionVariables,
  MediaListCollectionData
>({
  name: 'media-list-collection',
  shape: 5,
  document: DOCUMENT,
  cache: LIST_CACHE,
  select: (wire, { type }) => toChunk(wire, type),
  gather: async ({ userName, type }, ask, deliver) => {
    const name = required(userName || undefined, 'A user name');
    const chunks: MediaListChunk[] = [];
    for (let chunk = 1; chunk <= MAX_CHUNKS; chunk += 1) {
      const next = await askChunk(ask, { userName: name, type, chunk, perChunk: PER_CHUNK });
      chunks.push(next);
      // What is done with a chunk is a task of its own, beside its decoding.
      await nextTask();
      // The tracker gives a part of a very long list (`LIST_LIMIT`): whatever it announces then, nothing follows.
      if (!next.hasNextChunk || next.lists.length === 0) break;
      // After 1, 2, 4, 8 … chunks: joining and rendering them costs more each time.
      if ((chunk & (chunk - 1)) === 0) deliver(joinChunks(chunks));
    }
    return joinChunks(chunks);
  },
  optimistic: (data, lookup) => {
    const lists = data.lists.map((list) => withOptimisticGroup(list, lookup));
    return lists.some((list, index) => list !== data.lists[index]) ? { ...data, lists } : data;
  },
});

function askChunk(
  ask: AskPart,
  variables: MediaListCollectionVariables & { readonly chunk: number; readonly perChunk: number },
): Promise<MediaListChunk> {
  return ask({
    request: { kind: 'graphql', query: DOCUMENT, variables: withoutUnset(variables) },
    decode: async (payload) => {
      // Parsing its megabyte of JSON has taken most of a frame.
      await nextTask();
      // Generated from the document above.
      return toChunk(payload as MediaListCollectionQuery, variables.type);
    },
  });
}

export function toChunk({ MediaListCollection }: MediaListCollectionQuery, type: MediaType): MediaListChunk {
  return {
    hasNextChunk: MediaListCollection?.hasNextChunk ?? false,
    user: MediaListCollection?.user ? toListOwner(MediaListCollection.user, type) : null,
    lists: present(MediaListCollection?.lists).map((list) => ({
      name: list.name ?? '',
      isCustomList: list.isCustomList ?? false,
      isCompletedList: list.isSplitCompletedList === true || list.status === 'COMPLETED',
      entries: present(list.entries).flatMap((entry) =>
        entry.media ? [toListEntry(entry, entry.media)] : [],
      ),
    })),
  };
}

/** Chunks cut across lists: those of one name belong together. */
function joinChunks(chunks: readonly MediaListChunk[]): MediaListCollectionData {
  const groups = new Map<string, MediaListGroup>();
  for (const list of chunks.flatMap((chunk) => chunk.lists)) {
    const key = `${list.isCustomList}/${list.name}`;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, entries: [...known.entries, ...list.entries] } : list);
  }
  return { user: chunks[0]?.user ?? null, lists: [...groups.values()] };
}

function withOptimisticGroup(list: MediaListGroup, lookup: OptimisticLookup): MediaListGroup {
  let isChanged = false;
  const entries = list.entries.flatMap((entry) => {
    const patch = lookup('media', entry.media.id);
    if (!patch) return entry;
    isChanged = true;
    if (patch.removedEntry === entry.id) return [];
    return {
      ...withEntryChange(entry, ownChange(patch, entry)),
      media: withOptimistic('media', entry.media, lookup),
    };
  });
  return isChanged ? { ...list, entries } : list;
}

/** What the user changed of this very entry, not of another user's for the same media. */
function ownChange(patch: EntityPatch, entry: ListEntry): object {
  const own = patch.mediaListEntry;
  return typeof own === 'object' && own !== null && 'id' in own && own.id === entry.id ? own : {};
}
