import { type ApiError, type MediaCardData, useQuery } from '@tsugi/data';
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

/** What the tracker has given to this field, newest first: the next text is looked up here before the tracker. */
const seen = new Map<number, MediaCardData>();
const MAX_SEEN = 500;
/** Texts whose response is in the cache: they need no pause. */
const known = new Set<string>();

/**
 * Six media for a text, none for an empty one: at once those that are known, after a pause in typing those that the tracker finds, with people
 * of such a name.
 */
export function useSuggestions(text: string): SuggestionsState {
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
  }, [data, asked]);

  if (asked === text && status === 'ready' && data) {
    const { items: rows, named } = data;
    const found = rows.length + named.length > 0 ? 'found' : 'nothing';
    return { rows, named, status: missing.length > 0 ? 'incomplete' : found, error: undefined };
  }
  const rows = text === '' ? [] : fitting([...seen.values()].reverse(), text).slice(0, ROWS);
  const failure = asked === text && status === 'error' ? error : undefined;
  return { rows, named: [], status: failure || rows.length > 0 ? 'found' : 'searching', error: failure };
}
