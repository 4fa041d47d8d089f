import { useQuery } from '@tsugi/data';
import { externalLinkSources } from '@tsugi/data/operations/external-link-sources';
import { useMemo } from 'react';
import type { SearchType } from '../query/values.ts';

/**
 * The names of sites by their ids, asked for when a search names any; the answer is stored for days.
 * @returns undefined while they are unknown or not needed
 */
export function useSiteNames(
  type: SearchType,
  ids: readonly number[],
  isTracker: boolean,
): ReadonlyMap<number, string> | undefined {
  const isNeeded = isTracker && ids.length > 0;
  const anime = useQuery(externalLinkSources, isNeeded && type !== 'manga' ? { mediaType: 'ANIME' } : null);
  const manga = useQuery(externalLinkSources, isNeeded && type !== 'anime' ? { mediaType: 'MANGA' } : null);
  return useMemo(() => {
    if (!isNeeded || (!anime.data && !manga.data)) return undefined;
    return new Map([...(anime.data ?? []), ...(manga.data ?? [])].map(({ id, site }) => [id, site]));
  }, [isNeeded, anime.data, manga.data]);
}
