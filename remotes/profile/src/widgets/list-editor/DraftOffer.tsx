import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { Skeleton } from '@tsugi/ui/components';
import classes from './ListEditor.module.css';

interface DraftOfferProps {
  readonly onUse: () => void;
  readonly onDrop: () => void;
}

/** Changes that were not saved when the editor was closed the last time. */
export function DraftOffer({ onUse, onDrop }: DraftOfferProps) {
  return (
    <div className={`row wrap spread ${classes.offer}`} role="status">
      <p>{t`You closed this editor with unsaved changes.`}</p>
      <div className={classes.offerActions}>
        <Button size="sm" variant="soft" onClick={onUse}>{t`Use them`}</Button>
        <Button size="sm" variant="ghost" onClick={onDrop}>{t`Discard`}</Button>
      </div>
    </div>
  );
}

const FIELDS = ['status', 'score', 'progress', 'repeat', 'started', 'completed'];

/** The editor's first fields at their size. */
export function EditorSkeleton() {
  return (
    <div className={`grid gap-4 ${classes.fields}`} aria-busy="true">
      {FIELDS.map((name) => (
        <Skeleton key={name} height={65} radius={10} />
      ))}
    </div>
  );
}
