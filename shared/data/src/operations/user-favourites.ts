import type { PageOf } from '../core/page-of.ts';
import { present } from '../sources/present.ts';
import type { UserFavouritesQuery } from '../sources/tracker/generated/operations.ts';
import { assertPageSize } from '../sources/tracker/page-size.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export type FavouriteSection = 'anime' | 'manga' | 'characters' | 'staff' | 'studios';

/** One favourite of any kind. */
export interface UserFavourite {
  readonly kind: FavouriteSection;
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  /** The cover's own colour, of media. */
  readonly color: string | null;
  /** Place in the owner's order. */
  readonly order: number | null;
}

type Wire = NonNullable<NonNullable<UserFavouritesQuery['User']>['favourites']>;

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
      anime(page: $page, perPage: 25) { pageInfo { hasNextPage perPage }
        edges { favouriteOrder node { id title { userPreferred } coverImage { large color } } } }
      manga(page: $page, perPage: 25) { pageInfo { hasNextPage perPage }
        edges { favouriteOrder node { id title { userPreferred } coverImage { large color } } } }
      characters(page: $page, perPage: 25) { pageInfo { hasNextPage perPage }
        edges { favouriteOrder node { id name { userPreferred } image { large } } } }
      staff(page: $page, perPage: 25) { pageInfo { hasNextPage perPage }
        edges { favouriteOrder node { id name { userPreferred } image { large } } } }
      studios(page: $page, perPage: 25) { pageInfo { hasNextPage perPage }
        edges { favouriteOrder node { id name } } }
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 300 },
  select: ({ User }) => {
    const favourites = User?.favourites;
    const connections = present([
      favourites?.anime,
      favourites?.manga,
      favourites?.characters,
      favourites?.staff,
      favourites?.studios,
    ]);
    for (const { pageInfo } of connections) assertPageSize(pageInfo, PER_PAGE);
    return {
      items: favourites ? toFavourites(favourites) : [],
      hasNextPage: connections.some(({ pageInfo }) => pageInfo?.hasNextPage === true),
    };
  },
});

function toFavourites({ anime, manga, characters, staff, studios }: Wire): readonly UserFavourite[] {
  const media = (kind: 'anime' | 'manga', connection: typeof anime) =>
    present(connection?.edges).flatMap(({ node, favouriteOrder }) =>
      node
        ? {
            kind,
            id: node.id,
            name: node.title?.userPreferred ?? 'Untitled',
            image: node.coverImage?.large ?? null,
            color: node.coverImage?.color ?? null,
            order: favouriteOrder,
          }
        : [],
    );
  const people = (kind: 'characters' | 'staff', connection: typeof characters | typeof staff) =>
    present(connection?.edges).flatMap(({ node, favouriteOrder }) =>
      node
        ? {
            kind,
            id: node.id,
            name: node.name?.userPreferred ?? '',
            image: node.image?.large ?? null,
            color: null,
            order: favouriteOrder,
          }
        : [],
    );
  const named = present(studios?.edges).flatMap(({ node, favouriteOrder }) =>
    node
      ? {
          kind: 'studios' as const,
          id: node.id,
          name: node.name,
          image: null,
          color: null,
          order: favouriteOrder,
        }
      : [],
  );
  return [
    ...media('anime', anime),
    ...people('characters', characters),
    ...media('manga', manga),
    ...people('staff', staff),
    ...named,
  ];
}
