import type { ListType } from '@tsugi/lists/list-type';
import { userPath } from './user-path.ts';

/** Filters of a user's list that statistics lead to, as they stand in its URL. */
export type ListLinkFilter = 'format' | 'userStatus' | 'countryOfOrigin' | 'genre' | 'tag';

/** Every status that statistics count: what is only planned is in none but its own. */
const COUNTED = ['CURRENT', 'REPEATING', 'COMPLETED', 'PAUSED', 'DROPPED'];

/**
 * A user's list filtered by what a number is about: `/user/aoi/anime?format=TV` and the statuses that the number counts, so that
 * the list has as many titles.
 */
export function listLink(name: string, type: ListType, filter: ListLinkFilter, value: string): string {
  const params = new URLSearchParams({ [filter]: value });
  if (filter !== 'userStatus') for (const status of COUNTED) params.append('userStatus', status);
  return `${userPath(name, type)}?${params}`;
}
