import { VisuallyHidden } from '@tsugi/ui';
import type { EntryFacts } from './entry-facts.ts';
import classes from './ProgressLabel.module.css';
import { counted, progressLine } from './progress-line.ts';
import { useMoment } from './use-moment.ts';

const exactly = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** How far behind one is, and when it goes on; kept right while it is shown. */
export function ProgressLabel({ facts }: { readonly facts: EntryFacts }) {
  const { behind, text, isCompleted, atMs } = useMoment((nowMs) => progressLine(facts, nowMs));
  return (
    <p className={classes.words} data-completed={isCompleted ? '' : undefined}>
      {behind > 0 && (
        <span className={classes.behind}>
          <span aria-hidden="true">{counted(behind, 'episode')} behind</span>
          <VisuallyHidden>Episodes behind: {behind}. </VisuallyHidden>
        </span>
      )}
      {atMs === undefined ? (
        <span>{text}</span>
      ) : (
        <time dateTime={new Date(atMs).toISOString()} title={exactly.format(atMs)}>
          {text}
        </time>
      )}
    </p>
  );
}
