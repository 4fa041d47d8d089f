import { Skeleton } from '@tsugi/ui/components';
import classes from './OverviewPage.module.css';

export function OverviewSkeleton() {
  return (
    <div className={classes.overview} aria-busy="true">
      <div className={classes.top}>
        <div className={classes.numbers}>
          <Skeleton height={122} radius={14} />
          <Skeleton height={122} radius={14} />
        </div>
        <Skeleton height={260} radius={14} />
      </div>
      <Skeleton height={280} radius={14} />
      <Skeleton height={320} radius={14} />
    </div>
  );
}
