import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { hasStored } from '@tsugi/data/read-stored';
import { peekStored, requestStored, storedQuery } from '@tsugi/data/stored';
import { type ListType, wireType } from './list-filter.ts';

/** By then the page has joined the request, or the user is elsewhere. */
const HELD_MS = 10_000;

let held: AbortController | undefined;

/**
 * Requests a list that is not on this device, while the page and its worker still start. The page sends the same request, and
 * so joins this one.
 */
export async function startList(userName: string, type: ListType): Promise<void> {
  const variables = { userName, type: wireType(type) };
  const stored = storedQuery(mediaListCollection, variables);
  if (!stored || peekStored(stored) || (await hasStored(stored.storeName, stored.key))) return;
  held?.abort();
  const abort = new AbortController();
  held = abort;
  setTimeout(() => abort.abort(), HELD_MS);
  // The page shows what comes of it.
  await requestStored(mediaListCollection, variables, { signal: abort.signal, onPartial: () => {} }).catch(
    () => {},
  );
}
