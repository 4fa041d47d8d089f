import { Skeleton } from '@tsugi/ui/components';
import classes from './MediaNumbers.module.css';
import { type MediaNumber, mediaNumbers, type NumbersSource } from './media-numbers.ts';

export interface MediaNumbersProps {
  readonly media: NumbersSource;
  /** With the viewer's own optimistic value. */
  readonly favourites: number;
}

/** Scores and counts, large, each with its small label. */
export function MediaNumbers({ media, favourites }: MediaNumbersProps) {
  return <Numbers numbers={mediaNumbers(media, favourites)} />;
}

export function Numbers({ numbers }: { readonly numbers: readonly MediaNumber[] }) {
  return (
    <dl className={classes.numbers}>
      {numbers.map(({ value, label, isMinor }) => (
        <div key={label} className={classes.number} data-minor={isMinor ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const PLACEHOLDERS = [92, 60, 84, 64, 72];

/** Stands where the numbers will stand. */
export function MediaNumbersSkeleton() {
  return (
    <div className={classes.numbers} aria-hidden="true">
      {PLACEHOLDERS.map((width) => (
        <div key={width} className={classes.number}>
          <Skeleton className={classes.label} width={width} height={12} />
          <Skeleton width={48} height={22} />
        </div>
      ))}
    </div>
  );
}
