import { required, trackerQuery } from '@tsugi/data/operation';
import type { UserAnimeStatsQuery } from '../../generated/operations.ts';
import { TOTALS, toTotals, type UserTotals } from './user-totals.ts';

export type { UserTotals };

/** Totals and distributions of a user's anime list. */
export const userAnimeStats = trackerQuery<UserAnimeStatsQuery, { readonly name: string }, UserTotals>({
  name: 'user-anime-stats',
  shape: 1,
  document: `query UserAnimeStats($name: String) {
  User(name: $name) {
    id
    statistics { anime {
      ${TOTALS}
    } }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
  variables: ({ name }) => ({ name: required(name || undefined, 'A user name') }),
  select: ({ User }) => toTotals(required(User?.statistics?.anime, 'statistics')),
});
