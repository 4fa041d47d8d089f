import type { PageOf } from '../core/page-of.ts';
import { present, required } from '../sources/present.ts';
import type { UserFavouritesQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';

export type UserFavouriteKind = 'anime' | 'manga' | 'characters' | 'staff' | 'studios';

/** A favourite of any kind; studios have no picture, and only media have a colour. */
export interface UserFavourite {
  readonly kind: UserFavouriteKind;
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly color: string | null;
}

type Wire = NonNullable<NonNullable<UserFavouritesQuery['User']>['favourites']>;
type WireMedia = NonNullable<NonNullable<NonNullable<Wire['anime']>['nodes']>[number]>;
type WirePerson = NonNullable<NonNullable<NonNullable<Wire['characters']>['nodes']>[number]>;

const MEDIA = 'id title { userPreferred } coverImage { large color }';
const PERSON = 'id name { userPreferred } image { large }';

/** A page of a user's favourites: up to 25 of each kind, in the user's order. */
export const userFavourites = trackerQuery<
  UserFavouritesQuery,
  { readonly userId: number; readonly page: number },
  PageOf<UserFavourite>
>({
  name: 'user-favourites',
  document: `query UserFavourites($userId: Int, $page: Int) {
  User(id: $userId) { id favourites {
    anime(page: $page, perPage: 25) { pageInfo { hasNextPage } nodes { ${MEDIA} } }
    manga(page: $page, perPage: 25) { pageInfo { hasNextPage } nodes { ${MEDIA} } }
    characters(page: $page, perPage: 25) { pageInfo { hasNextPage } nodes { ${PERSON} } }
    staff(page: $page, perPage: 25) { pageInfo { hasNextPage } nodes { ${PERSON} } }
    studios(page: $page, perPage: 25) { pageInfo { hasNextPage } nodes { id name } }
  } }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 300 },
  select: ({ User }) => {
    const wire = required(User?.favourites, 'favourites');
    const kinds = [wire.anime, wire.manga, wire.characters, wire.staff, wire.studios];
    return {
      items: [
        ...present(wire.anime?.nodes).map((media) => ofMedia('anime', media)),
        ...present(wire.manga?.nodes).map((media) => ofMedia('manga', media)),
        ...present(wire.characters?.nodes).map((person) => ofPerson('characters', person)),
        ...present(wire.staff?.nodes).map((person) => ofPerson('staff', person)),
        ...present(wire.studios?.nodes).map(({ id, name }) => favourite('studios', id, name)),
      ],
      hasNextPage: kinds.some((kind) => kind?.pageInfo?.hasNextPage === true),
    };
  },
});

function ofMedia(kind: 'anime' | 'manga', { id, title, coverImage }: WireMedia): UserFavourite {
  const cover = { image: coverImage?.large ?? null, color: coverImage?.color ?? null };
  return { ...favourite(kind, id, title?.userPreferred), ...cover };
}

function ofPerson(kind: 'characters' | 'staff', { id, name, image }: WirePerson): UserFavourite {
  return { ...favourite(kind, id, name?.userPreferred), image: image?.large ?? null };
}

function favourite(kind: UserFavouriteKind, id: number, name: string | null | undefined): UserFavourite {
  return { kind, id, name: name ?? 'Untitled', image: null, color: null };
}
