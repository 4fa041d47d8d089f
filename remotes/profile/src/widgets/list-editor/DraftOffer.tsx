import { Button } from '@tsugi/ui';
import classes from './ListEditor.module.css';

interface DraftOfferProps {
  readonly onUse: () => void;
  readonly onDrop: () => void;
}

/** Changes that were not saved when the editor was closed the last time. */
export function DraftOffer({ onUse, onDrop }: DraftOfferProps) {
  return (
    <div className={classes.offer} role="status">
      <p>You closed this editor with unsaved changes.</p>
      <div className={classes.offerActions}>
        <Button size="sm" variant="soft" onClick={onUse}>
          Use them
        </Button>
        <Button size="sm" variant="ghost" onClick={onDrop}>
          Discard
        </Button>
      </div>
    </div>
  );
}
