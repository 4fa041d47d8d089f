import { useQuery } from '@tsugi/data';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import { mediaSearchByType, mergeByType } from '../../../engines/tracker/media-search-by-type.query.ts';
import { trackerVariables } from '../../../engines/tracker/tracker-variables.ts';
import { asksByType } from '../../../filters/length.ts';
import type { FilterContext, SearchEngine } from '../../../filters/params.ts';
import type { ResultCount } from '../../../model/result-count.ts';

/** How many results a search has that was carried out before. It asks no service: an open filter never does. */
export function useCachedCount(
  engine: SearchEngine,
  context: FilterContext,
  isNeeded: boolean,
): ResultCount | undefined {
  const variables = isNeeded && engine.name === 'tracker' ? { ...trackerVariables(context), page: 1 } : null;
  const byType = asksByType(context.type, context.params);
  const { data } = useQuery(mediaSearch, byType ? null : variables, { mode: 'only-if-cached' });
  const { data: pages } = useQuery(mediaSearchByType, byType ? variables : null, { mode: 'only-if-cached' });
  if (pages) return { count: mergeByType(pages.items, variables?.sort).length, hasMore: pages.hasNextPage };
  return data && { count: data.items.length, hasMore: data.hasNextPage };
}
