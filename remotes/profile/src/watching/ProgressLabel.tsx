import { VisuallyHidden } from '@tsugi/ui';
import { useNow } from '@tsugi/ui/components';
import { clockTime, weekday } from './clock-time.ts';
import type { CurrentEntry } from './current-lists.query.ts';
import { entryFacts } from './entry-facts.ts';
import classes from './ProgressLabel.module.css';
import { counted, progressLine } from './progress-line.ts';
import { countdownIntervalMs } from './time-until.ts';

/** Unseen episodes, and when the next one airs; updated while it is shown. */
export function ProgressLabel({ entry }: { readonly entry: CurrentEntry }) {
  const { behind, text, isCompleted, atMs } = useProgressLine(entry);
  return (
    <p className={classes.text} data-completed={isCompleted ? '' : undefined}>
      {behind > 0 && (
        <span className={classes.behind}>
          <span aria-hidden="true">{counted(behind, 'episode')} behind</span>
          <VisuallyHidden>Episodes behind: {behind}. </VisuallyHidden>
        </span>
      )}
      {atMs === undefined ? (
        <span>{text}</span>
      ) : (
        <time dateTime={new Date(atMs).toISOString()} title={`${weekday(atMs)} ${clockTime(atMs)}`}>
          {text}
        </time>
      )}
    </p>
  );
}

function useProgressLine(entry: CurrentEntry) {
  const now = Date.now();
  const { changesAtMs } = progressLine(entryFacts(entry, now), now);
  const shownAtMs = useNow(countdownIntervalMs(changesAtMs, now));
  return progressLine(entryFacts(entry, shownAtMs), shownAtMs);
}
