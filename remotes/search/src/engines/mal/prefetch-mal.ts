import { prefetch } from '@tsugi/data';
import { malGenres } from './mal-genres.query.ts';
import { type MalContext, malRequest, namesGenres } from './mal-request.ts';
import { malSearch } from './mal-search.query.ts';
import { malTextReason } from './mal-text.ts';

/** The first request that the page of this search will send: the results, or the ids that asking for them needs. */
export function prefetchMal(context: MalContext, priority: 'interactive' | 'prefetch'): void {
  if (malTextReason(context)) return;
  if (namesGenres(context.params)) {
    prefetch(malGenres, { type: context.type === 'manga' ? 'manga' : 'anime' }, { priority });
    return;
  }
  const { path, query } = malRequest(context, new Map(), new Date());
  prefetch(malSearch, { path, query, page: 1 }, { priority });
}
