import { present, required, trackerQuery } from '@tsugi/data/operation';
import type { UserAnimeStudiosQuery } from '../../../generated/operations.ts';
import { RANKED, type RankedItem, toRanked } from './user-statistics.ts';

export interface StudioStatistic extends RankedItem {
  readonly studio: { readonly id: number; readonly name: string };
}

/** The studios of a user's anime list. */
export const userAnimeStudios = trackerQuery<
  UserAnimeStudiosQuery,
  { readonly name: string },
  readonly StudioStatistic[]
>({
  name: 'user-anime-studios',
  shape: 1,
  document: `query UserAnimeStudios($name: String) {
  User(name: $name) { id statistics { anime { studios { studio { id name } ${RANKED} } } } }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
  variables: ({ name }) => ({ name: required(name || undefined, 'A user name') }),
  select: ({ User }) =>
    present(User?.statistics?.anime?.studios).flatMap((item) =>
      item.studio ? { ...toRanked(item), studio: item.studio } : [],
    ),
});
