import { useQuery } from '@tsugi/data';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import type { FilterContext } from '../../query/engine-rules.ts';
import type { SearchEngine } from '../../query/engines.ts';
import type { ResultCount } from '../../query/result-count.ts';
import { isByType, trackerVariables } from '../../query/tracker-variables.ts';
import { mediaSearchByType, mergeByType } from '../../results/media-search-by-type.query.ts';

/** How many results a search has that was carried out before. It asks no service: an open filter never does. */
export function useCachedCount(
  engine: SearchEngine,
  context: FilterContext,
  isNeeded: boolean,
): ResultCount | undefined {
  const variables = isNeeded && engine.name === 'tracker' ? { ...trackerVariables(context), page: 1 } : null;
  const byType = variables !== null && isByType(variables);
  const { data } = useQuery(mediaSearch, byType ? null : variables, { mode: 'only-if-cached' });
  const { data: pages } = useQuery(mediaSearchByType, byType ? variables : null, { mode: 'only-if-cached' });
  if (pages) return { count: mergeByType(pages.items, variables?.sort).length, hasMore: pages.hasNextPage };
  return data && { count: data.items.length, hasMore: data.hasNextPage };
}
