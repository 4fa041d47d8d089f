import type { MediaListStatus } from '@tsugi/data/wire/tracker';
import type { ListedAnime } from '../model/airing-list.query.ts';

interface ListedAnimeInput {
  readonly id: number;
  readonly title?: string;
  readonly listStatus?: MediaListStatus;
  readonly progress?: number;
  readonly status?: ListedAnime['media']['status'];
  readonly episodes?: number | null;
  /** The next episode and when it airs, in Unix seconds. */
  readonly next?: { readonly episode: number; readonly airingAt: number } | null;
}

/** An anime of a list: one that airs, of 12 episodes. */
export function listedAnime(input: ListedAnimeInput): ListedAnime {
  const { id, title = `Title ${id}`, listStatus = 'CURRENT', progress = 0, next = null } = input;
  const { status = 'RELEASING', episodes = 12 } = input;
  return {
    entry: {
      ...{ id, mediaId: id, status: listStatus, progress, score: 0, repeat: 0, updatedAt: null },
      ...{ startedAt: null, completedAt: null },
    },
    media: {
      ...{ id, type: 'ANIME' as const, format: 'TV' as const, status, episodes, duration: 24 },
      ...{ countryOfOrigin: 'JP', isAdult: false, popularity: 1, startDate: null, endDate: null },
      title: { userPreferred: title, romaji: title, english: null, native: null },
      coverImage: { large: null, medium: null, color: null },
    },
    next: next && { id: id * 1000 + next.episode, ...next },
  };
}
