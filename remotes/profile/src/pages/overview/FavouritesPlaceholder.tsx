import { Skeleton } from '@tsugi/ui/components';

/** The place of the favourites until their code and their data are there. */
export function FavouritesPlaceholder() {
  return <Skeleton height={1100} radius={14} />;
}
