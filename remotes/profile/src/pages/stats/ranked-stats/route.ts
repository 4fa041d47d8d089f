import { parseListType } from '@tsugi/lists/list-type';
import { pageRequests } from '../../../model/page-requests.ts';
import { parseRankedTab, rankedSource } from './ranked-sources.ts';

export { RankedStatsPage as Component } from './RankedStatsPage.tsx';

export const { loader, preload } = pageRequests((params, priority) => {
  const type = parseListType(params.type);
  if (params.name) rankedSource(type, parseRankedTab(params.tab, type)).prefetch(params.name, priority);
});
