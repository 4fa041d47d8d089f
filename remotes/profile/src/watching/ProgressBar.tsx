import { VisuallyHidden } from '@tsugi/ui';
import { formatNumber } from '@tsugi/ui/components';
import type { CSSProperties } from 'react';
import { type EntryFacts, isComplete } from './entry-facts.ts';
import classes from './ProgressBar.module.css';

/** Progress as a bar and as numbers. An unknown total has an open end. */
export function ProgressBar({ facts }: { readonly facts: EntryFacts }) {
  const { type, progress, total } = facts;
  // Custom properties are not part of CSSProperties.
  const share = { '--share': total === null ? 0 : Math.min(1, progress / total) } as CSSProperties;
  const noun = type === 'ANIME' ? 'episodes' : 'chapters';
  return (
    <div className={classes.row} data-completed={isComplete(facts) ? '' : undefined}>
      <span className={classes.bar} data-open={total === null ? '' : undefined} style={share} />
      <span className={classes.count}>
        <b>{formatNumber(progress)}</b>
        <span>/{total === null ? '?' : formatNumber(total)}</span>
        <VisuallyHidden> {noun}</VisuallyHidden>
      </span>
    </div>
  );
}
