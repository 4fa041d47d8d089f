import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { formatCompact, formatNumber, WaitingMark, waitingText } from '@tsugi/ui/components';
import { Heart } from 'lucide-react';

export interface FavouriteState {
  readonly isFavourite: boolean;
  readonly favourites?: number | undefined;
  readonly toggle: () => void;
  /** Signed out. */
  readonly disabled: boolean;
  readonly isWaiting: boolean;
}

export interface FavouriteButtonProps {
  readonly favourite: FavouriteState;
  /** The tracker accepts no favourites of this thing. */
  readonly isBlocked?: boolean | undefined;
}

/** The viewer's favourites: in or out, at once, with how many users have it. Signed out there is none. */
export function FavouriteButton({ favourite, isBlocked = false }: FavouriteButtonProps) {
  const { isFavourite, favourites, toggle, disabled, isWaiting } = favourite;
  if (disabled && !isBlocked) return null;
  return (
    <Button
      // It contains what is seen, so that it can be said to a computer.
      aria-label={
        favourites === undefined ? t`Favourite` : t`Favourite, ${{ count: shortNumber(favourites) }}`
      }
      variant="quiet"
      pressed={isFavourite}
      disabled={isBlocked}
      title={titleOf(favourite, isBlocked)}
      icon={<Heart size={18} aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />}
      onClick={toggle}
    >
      {favourites === undefined ? t`Favourite` : shortNumber(favourites)}
      {isWaiting && <WaitingMark />}
    </Button>
  );
}

function titleOf({ isWaiting, favourites }: FavouriteState, isBlocked: boolean): string {
  if (isBlocked) return t`The tracker accepts no favourites of this title`;
  if (isWaiting) return waitingText();
  return favourites === undefined ? t`Favourite` : t`Favourite (${{ count: formatNumber(favourites) }})`;
}

/** Up to five digits are written out. */
function shortNumber(count: number): string {
  return count < 100_000 ? formatNumber(count) : formatCompact(count);
}
