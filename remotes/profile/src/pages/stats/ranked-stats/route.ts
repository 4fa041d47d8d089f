import type { PreloadTarget } from '@tsugi/contract/contributions';
import { parseListType } from '@tsugi/lists/list-type';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { parseRankedTab, rankedSource } from './ranked-sources.ts';

export { RankedStatsPage as Component } from './RankedStatsPage.tsx';

/** Asks for the numbers of the tab; the page reads them. */
export function loader({ params }: LoaderFunctionArgs): null {
  prefetchOf(params, 'interactive');
  return null;
}

export function preload({ params }: PreloadTarget): void {
  prefetchOf(params, 'prefetch');
}

function prefetchOf(params: PreloadTarget['params'], priority: 'interactive' | 'prefetch'): void {
  const type = parseListType(params.type);
  if (params.name) rankedSource(type, parseRankedTab(params.tab, type)).prefetch(params.name, priority);
}
