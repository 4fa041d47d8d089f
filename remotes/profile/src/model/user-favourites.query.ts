import { type PageOf, trackerQuery } from '@tsugi/data/operation';
import type { UserFavouritesQuery } from '../generated/operations.ts';
import {
  connectionsOf,
  favouriteConnections,
  toFavourites,
  type UserFavourite,
} from './favourite-connections.ts';

export type { UserFavourite };

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
