import { Skeleton } from '../skeleton/Skeleton.tsx';
import classes from './MediaCardSkeleton.module.css';

/** As large as a MediaCard, to the pixel, so that nothing moves when the cards arrive. */
export function MediaCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <Skeleton className={classes.cover} radius="var(--radius-cover)" />
      <div className={classes.title}>
        <Skeleton width="88%" height="0.85em" />
        <Skeleton width="56%" height="0.85em" />
      </div>
      <div className={classes.facts}>
        <Skeleton width="70%" height="0.8em" />
      </div>
    </div>
  );
}

/** A number of placeholders for a CardGrid. */
export function MediaCardSkeletons({ count }: { readonly count: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
  return Array.from({ length: count }, (_, index) => <MediaCardSkeleton key={index} />);
}
