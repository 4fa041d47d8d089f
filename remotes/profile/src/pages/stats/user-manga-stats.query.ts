import { required, trackerQuery } from '@tsugi/data/operation';
import type { UserMangaStatsQuery } from '../../generated/operations.ts';
import { TOTALS, toTotals, type UserTotals } from './user-totals.ts';

export type { UserTotals };

/** Totals and distributions of a user's manga list. */
export const userMangaStats = trackerQuery<UserMangaStatsQuery, { readonly name: string }, UserTotals>({
  name: 'user-manga-stats',
  shape: 1,
  document: `query UserMangaStats($name: String) {
  User(name: $name) {
    id
    statistics { manga {
      ${TOTALS}
    } }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
  variables: ({ name }) => ({ name: required(name || undefined, 'A user name') }),
  select: ({ User }) => toTotals(required(User?.statistics?.manga, 'statistics')),
});
