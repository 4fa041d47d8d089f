import { useQuery } from '@tsugi/data';
import { genreAndTagCollection } from '@tsugi/data/operations/genre-and-tag-collection';
import { malGenres } from '@tsugi/data/operations/mal-genres';
import { useMemo } from 'react';
import type { SearchEngine } from '../query/engines.ts';
import type { SearchParams } from '../query/params.ts';
import { isGenre, type SearchType } from '../query/values.ts';

/**
 * The genres, tags and themes that an engine knows, asked for when a search names one that might be none of them.
 * @returns undefined while they are unknown or not needed
 */
export function useKnownNames(
  engine: SearchEngine,
  type: SearchType,
  { genre, tag, excludeGenre }: SearchParams,
): ReadonlySet<string> | undefined {
  const names = [...genre, ...tag, ...excludeGenre];
  const isMal = engine.name === 'mal';
  const asksTracker = !isMal && names.some((name) => !isGenre(name));
  const asksMal = isMal && names.length > 0;
  const tracker = useQuery(genreAndTagCollection, asksTracker ? {} : null).data;
  const mal = useQuery(malGenres, asksMal ? { type: type === 'manga' ? 'manga' : 'anime' } : null).data;
  return useMemo(() => {
    if (asksMal) return mal && new Set(mal.map(({ name }) => name));
    if (!asksTracker || !tracker) return undefined;
    return new Set([...tracker.genres, ...tracker.tags.map(({ name }) => name)]);
  }, [asksMal, asksTracker, mal, tracker]);
}
