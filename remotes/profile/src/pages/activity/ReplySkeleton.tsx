import { Skeleton } from '@tsugi/ui/components';
import classes from './ReplySkeleton.module.css';

/** Rows of the size that most replies have. */
export function ReplySkeleton({ rows }: { readonly rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <div key={index} className={classes.row}>
          <Skeleton width={32} height={32} radius="50%" />
          <div className={`stack ${classes.text}`}>
            <Skeleton width={148} height={14} />
            <Skeleton width={index % 2 === 0 ? '74%' : '52%'} height={14} />
          </div>
        </div>
      ))}
    </div>
  );
}
