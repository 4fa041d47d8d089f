import { Skeleton } from '@tsugi/ui/components';
import classes from './OverviewPage.module.css';

const LINES = ['96%', '100%', '92%', '98%', '60%'];
const CHIPS = [64, 72, 96, 110, 88];

/** Stands where the description and the chips will stand. */
export function OverviewSkeleton() {
  return (
    <div className={classes.overview} aria-busy="true">
      <div className="grid gap-4">
        <div className={`stack ${classes.lines}`}>
          {LINES.map((width) => (
            <Skeleton key={width} width={width} height={14} />
          ))}
        </div>
        <div className={`row gap-2 ${classes.chips}`}>
          {CHIPS.map((width) => (
            <Skeleton key={width} width={width} height={28} radius="var(--radius-chip)" />
          ))}
        </div>
      </div>
    </div>
  );
}
