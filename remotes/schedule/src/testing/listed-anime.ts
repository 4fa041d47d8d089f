import type { MediaListStatus } from '@tsugi/data/wire/tracker';
import type { ListedAnime } from '../model/airing-list.query.ts';
import { anime, entry, listed } from './airings.ts';

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
  const titles = { userPreferred: title, romaji: title, english: null, native: null };
  return listed(
    anime(id, { title: titles, status, episodes }),
    entry(id, { status: listStatus, progress }),
    next,
  );
}
