import { type OptimisticLookup, present, trackerQuery } from '@tsugi/data/operation';
import type { MediaListStatus } from '@tsugi/data/wire/tracker';
import type { LaterListQuery, ListedAnimeFragment, WatchingListQuery } from '../generated/operations.ts';
import {
  AIRING_MEDIA,
  type AiringEntry,
  type AiringMedia,
  SCHEDULE_ENTRY,
  toAiringEntry,
  toAiringMedia,
  withEntryChanges,
} from './airing.ts';

/** An anime of the viewer's list. */
export interface ListedAnime {
  readonly entry: AiringEntry;
  readonly media: AiringMedia & Pick<NonNullable<ListedAnimeFragment['media']>, 'startDate' | 'endDate'>;
  /** What the tracker announces next; null when nothing is. `airingAt` in Unix seconds. */
  readonly next: { readonly id: number; readonly airingAt: number; readonly episode: number } | null;
}

export interface AiringList {
  /** Each anime once, the latest change first. */
  readonly anime: readonly ListedAnime[];
  /** The list goes on: ask for the next chunk. */
  readonly hasMore: boolean;
}

interface ChunkVariables {
  readonly userId: number;
  /** From 1. One has 500 entries. */
  readonly chunk: number;
}

const LISTED_ANIME = `fragment ListedAnime on MediaList {
  ...ScheduleEntry
  media { ...AiringMedia startDate { year month day } endDate { year month day } nextAiringEpisode { id airingAt episode } }
}
${SCHEDULE_ENTRY}
${AIRING_MEDIA}`;

const CACHE = { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 300 } as const;

/**
 * What the viewer watches and rewatches, and what was completed last: a series whose finale has been seen belongs to the week in which
 * it aired.
 */
export const watchingList = trackerQuery<WatchingListQuery, ChunkVariables, AiringList>({
  name: 'airing-list-watching',
  shape: 1,
  document: `query WatchingList($userId: Int, $chunk: Int) {
  list: MediaListCollection(userId: $userId, type: ANIME, status_in: [CURRENT, REPEATING], chunk: $chunk, perChunk: 500, sort: [UPDATED_TIME_DESC]) {
    hasNextChunk lists { entries { ...ListedAnime } }
  }
  completed: Page(perPage: 25) {
    mediaList(userId: $userId, type: ANIME, status_in: [COMPLETED], sort: [UPDATED_TIME_DESC]) { ...ListedAnime }
  }
}
${LISTED_ANIME}`,
  cache: CACHE,
  dependsOn: 'entries',
  select: ({ list, completed }) => toList(list, present(completed?.mediaList)),
  optimistic: withListChanges,
});

/** What the viewer plans to watch, or has paused. */
export const laterList = trackerQuery<
  LaterListQuery,
  ChunkVariables & { readonly statuses: readonly Extract<MediaListStatus, 'PLANNING' | 'PAUSED'>[] },
  AiringList
>({
  name: 'airing-list-later',
  shape: 1,
  document: `query LaterList($userId: Int, $chunk: Int, $statuses: [MediaListStatus]) {
  list: MediaListCollection(userId: $userId, type: ANIME, status_in: $statuses, chunk: $chunk, perChunk: 500, sort: [UPDATED_TIME_DESC]) {
    hasNextChunk lists { entries { ...ListedAnime } }
  }
}
${LISTED_ANIME}`,
  cache: CACHE,
  dependsOn: 'entries',
  select: ({ list }) => toList(list, []),
  optimistic: withListChanges,
});

function toList(list: LaterListQuery['list'], others: readonly ListedAnimeFragment[]): AiringList {
  // An entry stands on each of its custom lists too.
  const byMedia = new Map<number, ListedAnime>();
  const entries = present(list?.lists).flatMap((group) => present(group.entries));
  for (const { media, ...entry } of [...entries, ...others]) {
    if (media && !byMedia.has(media.id)) byMedia.set(media.id, toListedAnime(entry, media));
  }
  return { anime: [...byMedia.values()], hasMore: list?.hasNextChunk ?? false };
}

function toListedAnime(
  entry: Omit<ListedAnimeFragment, 'media'>,
  { nextAiringEpisode: next, ...media }: NonNullable<ListedAnimeFragment['media']>,
): ListedAnime {
  const { startDate, endDate } = media;
  return { entry: toAiringEntry(entry), media: { ...toAiringMedia(media), startDate, endDate }, next };
}

/** As the viewer has it now. What was removed from the list is gone; what was completed or paused stays until the list is read again. */
function withListChanges(list: AiringList, lookup: OptimisticLookup): AiringList {
  const anime = list.anime.flatMap((one) => {
    const entry = withEntryChanges(one.entry, lookup);
    if (entry === one.entry) return one;
    return entry ? { ...one, entry } : [];
  });
  const isSame = anime.length === list.anime.length && anime.every((one, at) => one === list.anime[at]);
  return isSame ? list : { ...list, anime };
}
