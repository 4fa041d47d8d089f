import type { FavouriteSection } from '@tsugi/data/mutations';
import { present } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
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

type Node<K extends FavouriteSection> = NonNullable<
  NonNullable<NonNullable<NonNullable<Wire[K]>['edges']>[number]>['node']
>;

/** Favourites of all kinds, each kind in the owner's order. */
export function toFavourites(wire: Wire | null | undefined): readonly UserFavourite[] {
  const of = <K extends FavouriteSection>(
    kind: K,
    shown: (node: Node<K>) => Pick<UserFavourite, 'name' | 'image'> & Partial<UserFavourite>,
  ): readonly UserFavourite[] =>
    present<{ readonly node: Node<K> | null; readonly favouriteOrder: number | null }>(
      wire?.[kind]?.edges,
    ).flatMap(({ node, favouriteOrder }) =>
      node ? { kind, id: node.id, color: null, order: favouriteOrder, ...shown(node) } : [],
    );
  const media = ({ title, coverImage }: Node<'anime'>) => ({
    name: title?.userPreferred ?? t`Untitled`,
    image: coverImage?.large ?? null,
    color: coverImage?.color ?? null,
  });
  const person = ({ name, image }: Node<'staff'>) => ({
    name: name?.userPreferred ?? '',
    image: image?.large ?? null,
  });
  return [
    ...of('anime', media),
    ...of('characters', person),
    ...of('manga', media),
    ...of('staff', person),
    ...of('studios', ({ name }) => ({ name, image: null })),
  ];
}
