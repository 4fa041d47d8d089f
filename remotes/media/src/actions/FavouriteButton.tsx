import { formatNumber, IconButton } from '@tsugi/ui/components';
import { Heart } from 'lucide-react';

export interface FavouriteState {
  readonly isFavourite: boolean;
  readonly favourites?: number | undefined;
  readonly toggle: () => void;
  /** No user is signed in. */
  readonly disabled: boolean;
}

/** The user's favourites: in or out, at once. */
export function FavouriteButton({ favourite }: { readonly favourite: FavouriteState }) {
  const { isFavourite, favourites, toggle, disabled } = favourite;
  const count = favourites === undefined ? '' : ` (${formatNumber(favourites)})`;
  return (
    <IconButton
      label="Favourite"
      variant="quiet"
      pressed={isFavourite}
      disabled={disabled}
      title={disabled ? 'Log in to mark favourites' : `Favourite${count}`}
      onClick={toggle}
    >
      <Heart size={19} aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
