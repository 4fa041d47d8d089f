import { CardGrid, Skeleton } from '@tsugi/ui/components';
import classes from './FavouritesPage.module.css';

export function FavouritesSkeleton() {
  return (
    <div>
      <div className={classes.heading}>
        <Skeleton width={180} height={22} />
      </div>
      <CardGrid label="Loading favourites" busy>
        {Array.from({ length: 14 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
          <Skeleton key={index} className={classes.tile} radius={10} />
        ))}
      </CardGrid>
    </div>
  );
}
