import { Dialog } from '@tsugi/ui/dialog';
import classes from './PictureDialog.module.css';

export interface PictureDialogProps {
  readonly src: string;
  /** "Cover of Paper Moon" */
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The largest picture that the service has, as large as the window lets it be. */
export function PictureDialog({ src, label, open, onOpenChange }: PictureDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label} bare hideTitle>
      <div className={classes.frame}>
        <img className={classes.picture} src={src} alt={label} />
      </div>
    </Dialog>
  );
}
