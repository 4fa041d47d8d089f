import { Skeleton } from '@tsugi/ui/components';
import classes from './ActivitySkeleton.module.css';

/** Rows of the size that most activities have. */
export function ActivitySkeleton({ rows = 10 }: { readonly rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <div key={index} className={classes.row}>
          <Skeleton width={40} height={40} radius="50%" />
          <div className={classes.text}>
            <Skeleton width={148} height={13} />
            <Skeleton width={index % 3 === 1 ? '62%' : '78%'} height={15} />
          </div>
          <Skeleton width={48} height={72} radius={6} />
        </div>
      ))}
    </div>
  );
}
