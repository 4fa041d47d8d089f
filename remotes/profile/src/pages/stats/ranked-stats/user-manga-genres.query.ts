import { present, required, trackerQuery } from '@tsugi/data/operation';
import type { UserMangaGenresQuery } from '../../../generated/operations.ts';
import { RANKED, type RankedItem, toRanked } from './user-statistics.ts';

export interface GenreStatistic extends RankedItem {
  readonly genre: string;
}

/** The genres of a user's manga list. */
export const userMangaGenres = trackerQuery<
  UserMangaGenresQuery,
  { readonly name: string },
  readonly GenreStatistic[]
>({
  name: 'user-manga-genres',
  shape: 1,
  document: `query UserMangaGenres($name: String) {
  User(name: $name) { id statistics { manga { genres { genre ${RANKED} } } } }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
  variables: ({ name }) => ({ name: required(name || undefined, 'A user name') }),
  select: ({ User }) =>
    present(User?.statistics?.manga?.genres).map((item) => ({ ...toRanked(item), genre: item.genre ?? '' })),
});
