import type { MediaListStatus, MediaType } from '@tsugi/data/wire/tracker';

/** The statuses of MyAnimeList in its files; REPEATING is a mark beside 'Completed'. */
export function malStatus(status: MediaListStatus | null, type: MediaType): string {
  switch (status) {
    case 'CURRENT':
      return type === 'ANIME' ? 'Watching' : 'Reading';
    case 'COMPLETED':
    case 'REPEATING':
      return 'Completed';
    case 'PAUSED':
      return 'On-Hold';
    case 'DROPPED':
      return 'Dropped';
    default:
      return type === 'ANIME' ? ('Plan to Watch' as const) : ('Plan to Read' as const);
  }
}

/** By word in lower case, or by the number that older files have. */
const STATUSES: Readonly<Record<string, MediaListStatus>> = {
  watching: 'CURRENT',
  reading: 'CURRENT',
  '1': 'CURRENT',
  completed: 'COMPLETED',
  '2': 'COMPLETED',
  'on-hold': 'PAUSED',
  onhold: 'PAUSED',
  'on hold': 'PAUSED',
  '3': 'PAUSED',
  dropped: 'DROPPED',
  '4': 'DROPPED',
  'plan to watch': 'PLANNING',
  'plan to read': 'PLANNING',
  plantowatch: 'PLANNING',
  plantoread: 'PLANNING',
  '6': 'PLANNING',
};

/** @returns undefined for a word that MyAnimeList does not have */
export function parseMalStatus(text: string): MediaListStatus | undefined {
  const word = text.trim().toLowerCase();
  return Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
}
