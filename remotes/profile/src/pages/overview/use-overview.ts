import { type QueryState, useQuery } from '@tsugi/data';
import { type UserOverview, userOverview } from './user-overview.query.ts';

/** Favourites and recent activity of a user: two panels read it, and it is asked for once. */
export function useOverview(userId: number): QueryState<UserOverview> {
  return useQuery(userOverview, { userId });
}
