import { Shield, type ShieldProps, Skeleton, useShield } from '@tsugi/ui/components';
import { Frown, Meh, Smile } from 'lucide-react';
import type { MediaDetail } from '../media/media-detail.query.ts';
import { type MediaNumber, mediaNumbers } from '../media/media-numbers.ts';
import { scoreSubject } from '../media/score-subject.ts';
import classes from './MediaNumbers.module.css';

export interface MediaNumbersProps {
  readonly media: MediaDetail;
  /** With the viewer's own optimistic value. */
  readonly favourites: number;
}

/** Scores and counts, large, each with its small label. */
export function MediaNumbers({ media, favourites }: MediaNumbersProps) {
  const subject = scoreSubject(media);
  const hidesRanks = useShield('scores', subject.of, subject.isKnown);
  return <Numbers numbers={mediaNumbers(media, favourites, hidesRanks)} {...subject} />;
}

interface NumbersProps extends Pick<ShieldProps, 'of' | 'name' | 'isKnown'> {
  readonly numbers: readonly MediaNumber[];
}

export function Numbers({ numbers, ...subject }: NumbersProps) {
  return (
    <dl className={`wrap ${classes.numbers}`}>
      {numbers.map(({ value, label, isMinor, isScore, tone }) => (
        <div key={label} className={classes.number} data-minor={isMinor ? '' : undefined}>
          <dt>{label}</dt>
          <dd>
            {isScore ? (
              <Shield shield="scores" {...subject}>
                {value}
                {tone && <ScoreIcon tone={tone} />}
              </Shield>
            ) : (
              value
            )}
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
