import { Skeleton } from '@tsugi/ui/components';
import classes from './PersonCard.module.css';

export interface PersonListSkeletonProps {
  readonly hasVoices: boolean;
  readonly count?: number;
}

/** Stands where cards of people will stand. */
export function PersonListSkeleton({ hasVoices, count = 12 }: PersonListSkeletonProps) {
  return (
    <div className={classes.list} data-voices={hasVoices ? '' : undefined} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <div key={index} className={classes.card}>
          <div className={classes.half}>
            <span className={classes.picture} />
            <div className={classes.text}>
              <Skeleton width="70%" height={14} />
              <Skeleton width="40%" height={12} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
