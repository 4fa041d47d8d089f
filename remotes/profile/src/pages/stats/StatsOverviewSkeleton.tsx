import { Skeleton } from '@tsugi/ui/components';
import classes from './StatsOverviewPage.module.css';

export function StatsOverviewSkeleton() {
  return (
    <div className={classes.charts} aria-busy="true">
      <Skeleton className={classes.wide} height={92} radius={14} />
      <Skeleton className={classes.half} height={286} radius={14} />
      <Skeleton className={classes.half} height={286} radius={14} />
      <Skeleton height={360} radius={14} />
      <Skeleton height={360} radius={14} />
      <Skeleton height={360} radius={14} />
    </div>
  );
}
