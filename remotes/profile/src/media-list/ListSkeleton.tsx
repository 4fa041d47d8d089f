import { CardGrid, MediaCardSkeletons, Skeleton } from '@tsugi/ui/components';
import classes from './MediaListPage.module.css';

const CONTROL = 'var(--control-height)';

/** The list page's parts at their sizes: names, search, order, a heading and cards. */
export function ListSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <Skeleton height={CONTROL} radius={10} />
      <div className={classes.main}>
        <div className={classes.controls}>
          <Skeleton className={classes.search} height={CONTROL} radius={10} />
          <Skeleton width={256} height={CONTROL} radius={10} />
        </div>
        <div>
          <div className={classes.title}>
            <Skeleton width={140} height="1.5em" />
          </div>
          <CardGrid label="Loading" busy>
            <MediaCardSkeletons count={18} />
          </CardGrid>
        </div>
      </div>
    </div>
  );
}
