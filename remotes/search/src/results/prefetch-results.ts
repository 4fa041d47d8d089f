import { prefetch } from '@tsugi/data';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import { headerOf } from '../query/header.ts';
import { parseParams } from '../query/params.ts';
import { searchType } from '../query/values.ts';
import { searchVariables } from '../query/variables.ts';

/** Asks for the first page of results of a URL, with the request that the page will send. */
export function prefetchResults(
  typeSegment: string | undefined,
  headerSegment: string | undefined,
  search: URLSearchParams,
  priority: 'interactive' | 'prefetch',
): void {
  const type = searchType(typeSegment);
  const header = headerOf(type, headerSegment, new Date());
  prefetch(mediaSearch, { ...searchVariables(type, header, parseParams(search)), page: 1 }, { priority });
}
