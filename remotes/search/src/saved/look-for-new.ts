import { currentAuth, read } from '@tsugi/data';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import { trackerVariables } from '../engines/tracker/tracker-variables.ts';
import { asksByType } from '../filters/length.ts';
import { engineNameOf, parseParams } from '../filters/params.ts';
import { showsAdult } from '../filters/rating.ts';
import { headerOf } from '../model/header.ts';
import { SEARCH_TYPES } from '../model/values.ts';
import { changeSaved, MOST_NEW, type SavedSearch, savedSearches } from './saved-searches.ts';

/** A look at a saved search is good for six hours. */
const LOOK_MS = 6 * 3_600_000;

/**
 * What asks for the newest titles of a saved search; undefined for one that is not of titles, or not of the tracker.
 * The tracker numbers titles as they are added to it: those with a higher number than the newest that the user has seen are new.
 */
export function newestOf(path: string) {
  const [pathname = '', search = ''] = path.split('?');
  const [, , segment, headerSegment] = pathname.split('/');
  const type = SEARCH_TYPES.find((one) => one === segment);
  if (!type) return undefined;
  const params = parseParams(new URLSearchParams(search));
  if (engineNameOf(type, params) === 'mal' || asksByType(type, params)) return undefined;
  const auth = currentAuth();
  const variables = trackerVariables({
    type,
    header: headerOf(type, headerSegment, new Date()),
    params,
    isSignedIn: auth.status === 'signed-in',
    showsAdult: showsAdult(auth),
    knownNames: undefined,
  });
  return { ...variables, sort: ['ID_DESC'] as const, page: 1, perPage: MOST_NEW };
}

/** Looks for new titles of the pinned searches, one after the other, when nothing else is requested. Never rejects. */
export async function lookForNew(now = Date.now(), signal?: AbortSignal): Promise<void> {
  for (const saved of savedSearches()) {
    if (signal?.aborted) return;
    if (!saved.isPinned || (saved.look && now - saved.look.at < LOOK_MS && saved.look.at <= now)) continue;
    const variables = newestOf(saved.path);
    if (!variables) continue;
    try {
      const { items } = await read(mediaSearch, variables, { mode: 'reload', priority: 'background' });
      noteLook(
        saved,
        items.map(({ id }) => id),
        now,
      );
    } catch {
      // Offline, or the limit: the next visit looks again.
      return;
    }
  }
}

function noteLook({ id, seenId }: SavedSearch, ids: readonly number[], at: number): void {
  const newestId = ids[0] ?? seenId ?? 0;
  const seen = seenId ?? newestId;
  const count = ids.filter((one) => one > seen).length;
  changeSaved(id, { seenId: seen, look: { at, newestId, count } });
}
