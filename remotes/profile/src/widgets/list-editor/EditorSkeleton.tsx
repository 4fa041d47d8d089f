import { Skeleton } from '@tsugi/ui/components';
import classes from './ListEditor.module.css';

const FIELDS = ['status', 'score', 'progress', 'repeat', 'started', 'completed'];

/** The editor's first fields at their size. */
export function EditorSkeleton() {
  return (
    <div className={classes.fields} aria-busy="true">
      {FIELDS.map((name) => (
        <Skeleton key={name} height={65} radius={10} />
      ))}
    </div>
  );
}
