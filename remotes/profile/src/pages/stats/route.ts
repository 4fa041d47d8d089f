import { prefetch } from '@tsugi/data';
import { parseListType } from '@tsugi/lists/list-type';
import { pageRequests } from '../../model/page-requests.ts';
import { statsOperation } from './stats-operation.ts';

export { StatsOverviewPage as Component } from './StatsOverviewPage.tsx';

export const { loader, preload } = pageRequests(({ name, type }, priority) => {
  if (name) prefetch(statsOperation(parseListType(type)), { name }, { priority });
});
