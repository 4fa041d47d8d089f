import { present, required, trackerQuery } from '@tsugi/data/operation';
import type { UserAnimeGenresQuery } from '../../../generated/operations.ts';
import { RANKED, type RankedItem, toRanked } from './user-statistics.ts';

export interface GenreStatistic extends RankedItem {
  readonly genre: string;
}

/** The genres of a user's anime list. */
export const userAnimeGenres = trackerQuery<
  UserAnimeGenresQuery,
  { readonly name: string },
  readonly GenreStatistic[]
>({
  name: 'user-anime-genres',
  shape: 1,
  document: `query UserAnimeGenres($name: String) {
  User(name: $name) { id statistics { anime { genres { genre ${RANKED} } } } }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
  variables: ({ name }) => ({ name: required(name || undefined, 'A user name') }),
  select: ({ User }) =>
    present(User?.statistics?.anime?.genres).map((item) => ({ ...toRanked(item), genre: item.genre ?? '' })),
});
