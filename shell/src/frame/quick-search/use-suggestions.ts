import { type ApiError, type MediaCardData, useAuth, useQuery } from '@tsugi/data';
import { useEffect, useState } from 'react';
import { fitting } from './fitting.ts';
import { type NamedResult, quickSearch } from './quick-search.query.ts';

/** A pause this long in typing starts the search. */
export const TYPING_PAUSE_MS = 300;
/** As many as the tracker is asked for. */
export const ROWS = 6;

interface SuggestionsState {
  readonly rows: readonly MediaCardData[];
  /** Whoever has such a name; nobody until the tracker has responded. */
  readonly named: readonly NamedResult[];
  readonly status: 'searching' | 'found' | 'nothing' | 'incomplete';
  readonly error: ApiError | undefined;
}

interface Found {
  /** What the tracker has given to this field, newest first: the next text is looked up here before the tracker. */
  readonly seen: Map<number, MediaCardData>;
  /** Texts whose response is in the cache: they need no pause. */
  readonly known: Set<string>;
}
const MAX_SEEN = 500;
let found: Found & { readonly viewerId: number | undefined } = newFound(undefined);

function newFound(viewerId: number | undefined) {
  return { viewerId, seen: new Map<number, MediaCardData>(), known: new Set<string>() };
}

/** It says what the viewer has on the own lists: when another account is here, all is dropped. */
function foundBy(viewerId: number | undefined): Found {
  if (found.viewerId !== viewerId) found = newFound(viewerId);
  return found;
}

/**
 * Six media for a text, none for an empty one: at once those that are known, after a pause in typing those that the tracker finds, with people
 * of such a name.
 */
export function useSuggestions(text: string): SuggestionsState {
  const auth = useAuth();
  const { seen, known } = foundBy(auth.status === 'signed-in' ? auth.viewerId : undefined);
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const wanted = known.has(text) ? text : paused;
  const asked = text === '' ? undefined : wanted;
  const { data, error, missing, status } = useQuery(
    quickSearch,
    asked === undefined ? null : { search: asked },
  );
  useEffect(() => {
    if (data && asked !== undefined) known.add(asked);
    for (const media of data?.items ?? []) {
      seen.delete(media.id);
      seen.set(media.id, media);
    }
    for (const id of seen.keys()) {
      if (seen.size <= MAX_SEEN) break;
      seen.delete(id);
    }
  }, [data, asked, seen, known]);

  if (asked === text && status === 'ready' && data) {
    const { items: rows, named } = data;
    const found = rows.length + named.length > 0 ? 'found' : 'nothing';
    return { rows, named, status: missing.length > 0 ? 'incomplete' : found, error: undefined };
  }
  const rows = text === '' ? [] : fitting([...seen.values()].reverse(), text).slice(0, ROWS);
  const failure = asked === text && status === 'error' ? error : undefined;
  return { rows, named: [], status: failure || rows.length > 0 ? 'found' : 'searching', error: failure };
}
