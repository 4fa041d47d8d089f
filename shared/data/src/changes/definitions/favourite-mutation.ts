import { type FavouriteKind, toggleFavourite } from '../../operations/toggle-favourite.mutation.ts';
import type { MutationDefinition } from './mutation-definition.ts';

// A type alias, since members are looked at by name and an interface has no index.
export type FavouriteMembers = { readonly isFavourite: boolean; readonly favourites: number | null };

const DELAY_MS = 500;

export function favouriteMutation(kind: FavouriteKind, id: number): MutationDefinition<FavouriteMembers> {
  return {
    key: `favourite/${kind}/${id}`,
    subject: { about: 'favourite', kind, id },
    kind: kind === 'anime' || kind === 'manga' ? 'media' : kind,
    id,
    delayMs: DELAY_MS,
    userMembers: ['isFavourite'],
    label: 'The favourite',
    plan: (base, wanted) =>
      base.isFavourite === wanted.isFavourite
        ? undefined
        : {
            run: async (send) => {
              await send(toggleFavourite, { kind, id });
              return {};
            },
          },
    show: ({ isFavourite, favourites }) =>
      favourites === null ? { isFavourite } : { isFavourite, favourites },
  };
}
