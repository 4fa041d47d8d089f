import type { ListType } from '../media-list/params.ts';
import { userPath } from '../shared/user-path.ts';

/** Filters of a user's list that statistics lead to, as they stand in its URL. */
export type ListLinkFilter = 'format' | 'userStatus' | 'countryOfOrigin' | 'genre' | 'tag';

/** A user's list with one filter set: `/user/aoi/anime?format=TV`. */
export function listLink(name: string, type: ListType, filter: ListLinkFilter, value: string): string {
  return `${userPath(name, type)}?${new URLSearchParams({ [filter]: value })}`;
}
