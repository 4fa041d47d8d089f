import { ProgressField } from '@tsugi/ui/progress';
import { isComplete } from './entry-facts.ts';
import classes from './ProgressBar.module.css';
import type { PlusOne } from './use-plus-one.ts';

/** Progress as a bar and as numbers, which can be typed. An unknown total has an open end. */
export function ProgressBar({ control }: { readonly control: PlusOne }) {
  const { facts, title, disabled, change } = control;
  const { type, progress, total } = facts;
  const share = { '--share': total === null ? 0 : Math.min(1, progress / total) };
  return (
    <div className={`row gap-3 ${classes.row}`} data-completed={isComplete(facts) ? '' : undefined}>
      <span className={classes.bar} data-open={total === null ? '' : undefined} style={share} />
      <ProgressField
        className={classes.count}
        layout="over-end"
        title={title}
        noun={type === 'ANIME' ? 'episode' : 'chapter'}
        value={progress}
        total={total}
        disabled={disabled}
        onSave={(next) => change({ progress: next })}
      />
    </div>
  );
}
