import { useQuery } from '@tsugi/data';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import type { FilterContext } from '../../query/engine-rules.ts';
import type { SearchEngine } from '../../query/engines.ts';
import type { ResultCount } from '../../query/result-count.ts';
import { trackerVariables } from '../../query/tracker-variables.ts';

/** How many results a search has that was carried out before. It asks no service: an open filter never does. */
export function useCachedCount(
  engine: SearchEngine,
  context: FilterContext,
  isNeeded: boolean,
): ResultCount | undefined {
  const variables = isNeeded && engine.name === 'tracker' ? { ...trackerVariables(context), page: 1 } : null;
  const { data } = useQuery(mediaSearch, variables, { mode: 'only-if-cached' });
  return data && { count: data.items.length, hasMore: data.hasNextPage };
}
