import type { FavouriteSection } from '@tsugi/data/mutations';
import { present } from '@tsugi/data/operation';
import type { UserFavouritesQuery } from '../generated/operations.ts';

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

/** The connections of a document that asks for `$page`, `perPage` of each kind. */
export function favouriteConnections(page: string, perPage: number): string {
  const connection = (kind: FavouriteSection, node: string) =>
    `      ${kind}(page: ${page}, perPage: ${perPage}) { pageInfo { hasNextPage }
        edges { favouriteOrder node { id ${node} } } }`;
  const media = 'title { userPreferred } coverImage { large color }';
  const person = 'name { userPreferred } image { large }';
  return [
    connection('anime', media),
    connection('manga', media),
    connection('characters', person),
    connection('staff', person),
    connection('studios', 'name'),
  ].join('\n');
}

/** The connections of all kinds that are there. */
export function connectionsOf(wire: Wire | null | undefined) {
  return present([wire?.anime, wire?.manga, wire?.characters, wire?.staff, wire?.studios]);
}

/** Favourites of all kinds, each kind in the owner's order. */
export function toFavourites(wire: Wire | null | undefined): readonly UserFavourite[] {
  if (!wire) return [];
  const { anime, manga, characters, staff, studios } = wire;
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
