import { prefetch } from '@tsugi/data';
import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { parseType, parseUsers } from '../params.ts';

/** Asks for the lists of the users in the URL; the page reads them. */
export function prefetchLists(url: URL, priority: 'interactive' | 'prefetch'): void {
  const type = parseType(/\/compare\/(\w+)/.exec(url.pathname)?.[1]) === 'manga' ? 'MANGA' : 'ANIME';
  for (const user of parseUsers(url.searchParams)) {
    if (!user.disabled) prefetch(mediaListCollection, { userName: user.name, type }, { priority });
  }
}

export function loadLists({ request }: { readonly request: Request }): null {
  prefetchLists(new URL(request.url), 'interactive');
  return null;
}
