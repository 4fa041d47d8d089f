import { prefetch } from '@tsugi/data';
import { userByName } from '@tsugi/data/operations/user-by-name';
import { pageRequests } from '../../model/page-requests.ts';

export { UserPage as Component } from './UserPage.tsx';

export const { loader, preload } = pageRequests(({ name }, priority) => {
  if (name) prefetch(userByName, { name }, { priority });
});
