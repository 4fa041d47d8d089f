import { useQuery } from '@tsugi/data';
import { useMemo } from 'react';
import { genreAndTagCollection } from './genre-and-tag-collection.query.ts';
import { isGenre } from './genres.ts';
import type { SearchParams } from './params.ts';

interface KnownNames {
  /** Undefined while they are unknown or not needed. */
  readonly names: ReadonlySet<string> | undefined;
  /** The search would be one for a genre that perhaps does not exist: it waits for the names. */
  readonly isAwaited: boolean;
}

/** The genres and tags that the tracker knows, asked for when a search names one that might be none of them. */
export function useKnownNames(params: SearchParams, isTracker: boolean): KnownNames {
  const { genre, tag, excludeGenre } = params;
  const isNeeded = isTracker && [...genre, ...tag, ...excludeGenre].some((name) => !isGenre(name));
  const { data, error } = useQuery(genreAndTagCollection, isNeeded ? {} : null);
  const names = useMemo(
    () => (isNeeded && data ? new Set([...data.genres, ...data.tags.map(({ name }) => name)]) : undefined),
    [isNeeded, data],
  );
  return { names, isAwaited: isTracker && hasDoubtfulGenre(params) && !data && !error };
}

/** Under `genre` most names are genres. Links to tags say `tag`, and are not held up. */
export function hasDoubtfulGenre({ genre, excludeGenre }: SearchParams): boolean {
  return [...genre, ...excludeGenre].some((name) => !isGenre(name));
}
