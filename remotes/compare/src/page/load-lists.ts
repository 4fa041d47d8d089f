import { prefetch } from '@tsugi/data';
import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { parseType, parseUsers } from '../params.ts';

/** The page shows results from two lists on, and requests the others a few at a time. */
const FIRST_LISTS = 2;

/** Asks for the first lists of the users in the URL; the page reads them. */
export function prefetchLists(url: URL, priority: 'interactive' | 'prefetch'): void {
  const type = parseType(/\/compare\/(\w+)/.exec(url.pathname)?.[1]) === 'manga' ? 'MANGA' : 'ANIME';
  const users = parseUsers(url.searchParams).filter((user) => !user.disabled);
  for (const { name } of users.slice(0, FIRST_LISTS)) {
    prefetch(mediaListCollection, { userName: name, type }, { priority });
  }
}

export function loadLists({ request }: { readonly request: Request }): null {
  prefetchLists(new URL(request.url), 'interactive');
  return null;
}
