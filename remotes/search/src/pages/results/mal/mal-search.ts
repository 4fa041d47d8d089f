// What the lazy file of the MAL-style search contains.
import { prefetch } from '@tsugi/data';
import { type MalContext, malRequest, malTextReason } from '../../../engines/mal/mal-request.ts';
import { malSearch } from '../../../engines/mal/mal-search.query.ts';
import { namesGenres } from '../../../filters/genres.ts';
import { malGenres } from '../../../filters/mal-genres.query.ts';
import { malType } from '../../../model/values.ts';

export { MalResults } from './MalResults.tsx';

/** The first request that the page of this search will send: the results, or the ids that asking for them needs. */
export function prefetchMal(context: MalContext, priority: 'interactive' | 'prefetch'): void {
  if (malTextReason(context)) return;
  if (namesGenres(context.params)) {
    prefetch(malGenres, { type: malType(context.type) }, { priority });
    return;
  }
  const { path, query } = malRequest(context, new Map(), new Date());
  prefetch(malSearch, { path, query, page: 1 }, { priority });
}
