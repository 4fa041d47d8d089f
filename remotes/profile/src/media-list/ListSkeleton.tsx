import { CardGrid, MediaCardSkeletons, Skeleton } from '@tsugi/ui';
import classes from './MediaListPage.module.css';

export function ListSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <div>
        <Skeleton height={40} radius={10} />
      </div>
      <div className={classes.main}>
        <div className={classes.controls}>
          <Skeleton height={40} radius={10} />
        </div>
        <CardGrid label="Loading" busy>
          <MediaCardSkeletons count={18} />
        </CardGrid>
      </div>
    </div>
  );
}
