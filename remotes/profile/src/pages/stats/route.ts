import { prefetch } from '@tsugi/data';
import { pageRequests } from '../../model/page-requests.ts';
import { parseListType } from '../../model/user-path.ts';
import { statsOperation } from './stats-operation.ts';

export { StatsOverviewPage as Component } from './StatsOverviewPage.tsx';

export const { loader, preload } = pageRequests(({ name, type }, priority) => {
  if (name) prefetch(statsOperation(parseListType(type)), { name }, { priority });
});
