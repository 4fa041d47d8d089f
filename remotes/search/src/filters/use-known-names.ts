import { useQuery } from '@tsugi/data';
import { genreAndTagCollection } from '@tsugi/data/operations/genre-and-tag-collection';
import { useMemo } from 'react';
import type { SearchParams } from '../query/params.ts';
import { isGenre } from '../query/values.ts';

/**
 * The genres and tags that the tracker knows, asked for when a search names one that might be none of them.
 * @returns undefined while they are unknown or not needed
 */
export function useKnownNames(
  { genre, tag, excludeGenre }: SearchParams,
  isTracker: boolean,
): ReadonlySet<string> | undefined {
  const isNeeded = isTracker && [...genre, ...tag, ...excludeGenre].some((name) => !isGenre(name));
  const { data } = useQuery(genreAndTagCollection, isNeeded ? {} : null);
  return useMemo(
    () => (isNeeded && data ? new Set([...data.genres, ...data.tags.map(({ name }) => name)]) : undefined),
    [isNeeded, data],
  );
}
