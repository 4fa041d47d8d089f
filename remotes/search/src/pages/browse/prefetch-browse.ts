import { prefetch } from '@tsugi/data';
import { searchType } from '../../model/values.ts';
import { bundleVariables } from '../../widgets/trending/bundle.ts';
import { trendingBundle } from '../../widgets/trending/trending.query.ts';

/** Asks for all sections of a browse page, with the request that the page will send. */
export function prefetchBrowse(typeSegment: string | undefined, priority: 'interactive' | 'prefetch'): void {
  prefetch(trendingBundle, bundleVariables(searchType(typeSegment), new Date()), { priority });
}
