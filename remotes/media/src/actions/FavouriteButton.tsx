import { formatNumber, IconButton, WAITING_TEXT, WaitingMark } from '@tsugi/ui/components';
import { Heart } from 'lucide-react';

export interface FavouriteState {
  readonly isFavourite: boolean;
  readonly favourites?: number | undefined;
  readonly toggle: () => void;
  /** Signed out. */
  readonly disabled: boolean;
  readonly isWaiting: boolean;
}

/** The user's favourites: in or out, at once. */
export function FavouriteButton({ favourite }: { readonly favourite: FavouriteState }) {
  const { isFavourite, favourites, toggle, disabled, isWaiting } = favourite;
  const count = favourites === undefined ? '' : ` (${formatNumber(favourites)})`;
  return (
    <IconButton
      label="Favourite"
      variant="quiet"
      pressed={isFavourite}
      disabled={disabled}
      title={disabled ? 'Log in to mark favourites' : isWaiting ? WAITING_TEXT : `Favourite${count}`}
      onClick={toggle}
    >
      <Heart size={19} aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />
      {isWaiting && <WaitingMark />}
    </IconButton>
  );
}
