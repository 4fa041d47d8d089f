import { t } from '@tsugi/i18n/macro';
import { Dialog } from '@tsugi/ui/dialog';
import classes from './TrailerDialog.module.css';

export interface TrailerDialogProps {
  readonly url: string;
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The player over the page. Closing takes the frame away, and the sound with it. */
export function TrailerDialog({ url, title, open, onOpenChange }: TrailerDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Trailer of ${title}`} size="lg" bare>
      <iframe
        className={classes.player}
        src={url}
        title={t`Trailer of ${title}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Dialog>
  );
}
