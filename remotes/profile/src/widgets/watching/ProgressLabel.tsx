import { t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { ProgressField } from '@tsugi/ui/progress';
import { clockTime, weekday } from './clock-time.ts';
import type { CurrentEntry } from './current-lists.query.ts';
import classes from './ProgressLabel.module.css';
import { behindText, useProgressLine, volumesText } from './progress-line.ts';
import type { PlusOne } from './use-plus-one.ts';

interface ProgressLabelProps {
  readonly entry: CurrentEntry;
  readonly control: PlusOne;
}

/** Unseen episodes, and when the next one airs; updated while it is shown. Of a manga its volumes, which can be typed. */
export function ProgressLabel({ entry, control }: ProgressLabelProps) {
  const { behind, text, isCompleted, atMs } = useProgressLine(entry);
  return (
    <p className={`fine wrap ${classes.text}`} data-completed={isCompleted ? '' : undefined}>
      {behind > 0 && (
        <span className={classes.behind}>
          <span aria-hidden="true">{behindText(behind)}</span>
          <VisuallyHidden>{t`Episodes behind: ${behind}.`} </VisuallyHidden>
        </span>
      )}
      {atMs === undefined ? (
        <StillText text={text} control={control} isCompleted={isCompleted} />
      ) : (
        <time dateTime={new Date(atMs).toISOString()} title={`${weekday(atMs)} ${clockTime(atMs)}`}>
          {text}
        </time>
      )}
    </p>
  );
}

interface StillTextProps extends Pick<ProgressLabelProps, 'control'> {
  readonly text: string;
  readonly isCompleted: boolean;
}

function StillText({ text, control, isCompleted }: StillTextProps) {
  const { facts, title, disabled, change } = control;
  // What has one chapter has no volumes to count.
  if (facts.type === 'ANIME' || isCompleted || facts.total === 1) return <span>{text}</span>;
  const volumes = volumesText(facts);
  const before = text.endsWith(volumes) ? text.slice(0, -volumes.length) : text;
  return (
    <>
      {before !== '' && <span>{before}</span>}
      <ProgressField
        layout="down-start"
        title={title}
        noun="volume"
        saysUnit
        text={volumes}
        value={facts.progressVolumes}
        total={facts.volumes}
        disabled={disabled}
        onSave={(next) => change({ progressVolumes: next })}
      />
    </>
  );
}
