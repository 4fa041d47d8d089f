import { Skeleton } from '@tsugi/ui/components';
import { Frown, Meh, Smile } from 'lucide-react';
import { type MediaNumber, mediaNumbers, type NumbersSource } from '../media/media-numbers.ts';
import classes from './MediaNumbers.module.css';

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
    <dl className={`wrap ${classes.numbers}`}>
      {numbers.map(({ value, label, isMinor, tone }) => (
        <div key={label} className={classes.number} data-minor={isMinor ? '' : undefined}>
          <dt>{label}</dt>
          <dd>
            {value}
            {tone && <ScoreIcon tone={tone} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const ICONS = { good: Smile, average: Meh, bad: Frown };

/** The number beside it says the same. */
function ScoreIcon({ tone }: { readonly tone: NonNullable<MediaNumber['tone']> }) {
  const Icon = ICONS[tone];
  return <Icon className={classes.icon} data-tone={tone} size={20} aria-hidden="true" />;
}

const PLACEHOLDERS = [92, 60, 84, 64, 72];

/** Stands where the numbers will stand. */
export function MediaNumbersSkeleton() {
  return (
    <div className={`wrap ${classes.numbers}`} aria-hidden="true">
      {PLACEHOLDERS.map((width) => (
        <div key={width} className={classes.number}>
          <Skeleton width={width} height={12} />
          <Skeleton width={48} height={22} />
        </div>
      ))}
    </div>
  );
}
