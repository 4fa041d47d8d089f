import type { PageOf } from '../core/page-of.ts';
import {
  connectionsOf,
  type FavouriteSection,
  favouriteConnections,
  toFavourites,
  type UserFavourite,
} from '../sources/tracker/favourites.ts';
import type { UserFavouritesQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export type { FavouriteSection, UserFavourite };

const PER_PAGE = 25;

/** A user's favourites of all kinds, 25 of each kind a page. */
export const userFavourites = trackerQuery<
  UserFavouritesQuery,
  { readonly userId: number; readonly page: number },
  PageOf<UserFavourite>
>({
  name: 'user-favourites',
  shape: 1,
  document: `query UserFavourites($userId: Int, $page: Int) {
  User(id: $userId) {
    favourites {
${favouriteConnections('$page', PER_PAGE)}
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 300 },
  select: ({ User }) => {
    const connections = connectionsOf(User?.favourites);
    return {
      items: toFavourites(User?.favourites),
      hasNextPage: connections.some(({ pageInfo }) => pageInfo?.hasNextPage === true),
    };
  },
});
