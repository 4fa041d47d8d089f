import { pageRequests } from '../../../model/page-requests.ts';
import { parseListType } from '../../../model/user-path.ts';
import { parseRankedTab, rankedSource } from './ranked-sources.ts';

export { RankedStatsPage as Component } from './RankedStatsPage.tsx';

export const { loader, preload } = pageRequests((params, priority) => {
  const type = parseListType(params.type);
  if (params.name) rankedSource(type, parseRankedTab(params.tab, type)).prefetch(params.name, priority);
});
