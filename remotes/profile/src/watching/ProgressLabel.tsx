import { VisuallyHidden } from '@tsugi/ui';
import { clockTime, weekday } from './clock-time.ts';
import type { CurrentEntry } from './current-lists.query.ts';
import classes from './ProgressLabel.module.css';
import { behindText } from './progress-line.ts';
import { useProgressLine } from './use-progress-line.ts';

/** Unseen episodes, and when the next one airs; updated while it is shown. */
export function ProgressLabel({ entry }: { readonly entry: CurrentEntry }) {
  const { behind, text, isCompleted, atMs } = useProgressLine(entry);
  return (
    <p className={classes.text} data-completed={isCompleted ? '' : undefined}>
      {behind > 0 && (
        <span className={classes.behind}>
          <span aria-hidden="true">{behindText(behind)}</span>
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
