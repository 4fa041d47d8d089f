import type { FavouriteKind } from '../operations/toggle-favourite.mutation.ts';
import type { FavouriteMembers } from './definitions/members.ts';
import { type ChangeControl, useChange } from './use-change.ts';

export interface FavouriteInput {
  readonly kind: FavouriteKind;
  /** 0 disables the control: there is nothing to mark yet. */
  readonly id: number;
  readonly isFavourite: boolean;
  /** How many users have it, where the page shows that. */
  readonly favourites?: number | null;
  /** Names it in the list of waiting changes. */
  readonly title?: string;
}

export interface FavouriteControl extends ChangeControl {
  readonly isFavourite: boolean;
  readonly favourites: number | undefined;
  readonly toggle: () => void;
}

/** The favourite mark of one thing: flips at once, is sent after half a second, and not at all when flipped back. */
export function useFavourite(input: FavouriteInput): FavouriteControl {
  const { kind, id } = input;
  const { wanted, change, ...control } = useChange<FavouriteMembers>(
    { about: 'favourite', kind, id },
    input.title,
  );
  const base = { isFavourite: input.isFavourite, favourites: input.favourites ?? null };
  const shown = wanted ?? base;
  const disabled = control.disabled || id <= 0;
  return {
    ...control,
    isFavourite: shown.isFavourite,
    favourites: shown.favourites ?? undefined,
    disabled,
    toggle: () => {
      if (disabled) return;
      const isFavourite = !shown.isFavourite;
      const step = isFavourite ? 1 : -1;
      change(base, {
        isFavourite,
        favourites: shown.favourites === null ? null : Math.max(0, shown.favourites + step),
      });
    },
  };
}
