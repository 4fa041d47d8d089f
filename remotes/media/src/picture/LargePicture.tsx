import { toast } from '@tsugi/ui';
import { CoverImage } from '@tsugi/ui/components';
import { useState } from 'react';
import { largestOf, type PictureSizes, pictureOf } from '../shared/picture.ts';
import classes from './LargePicture.module.css';

type DialogModule = typeof import('./PictureDialog.tsx');

export interface LargePictureProps {
  readonly image: PictureSizes | null | undefined;
  /** "Cover of Paper Moon" */
  readonly label: string;
  readonly color?: string | null | undefined;
  readonly className?: string | undefined;
}

/** As wide as the first column of the page. */
const SIZES = '(width < 48em) 116px, (width < 64em) 190px, 236px';

/** The cover or the portrait of a page. A press shows it large. */
export function LargePicture({ image, label, color, className }: LargePictureProps) {
  const [dialog, setDialog] = useState<DialogModule>();
  const [isOpen, setIsOpen] = useState(false);
  const picture = pictureOf(image && { large: image.large, extraLarge: image.extraLarge });
  const largest = largestOf(image);
  const cover = (
    <CoverImage
      className={largest ? undefined : className}
      src={picture?.src ?? largest}
      srcSet={picture?.srcSet}
      sizes={SIZES}
      color={color}
      alt={label}
      priority
    />
  );
  if (!largest) return cover;

  const open = async () => {
    try {
      setDialog(await loadDialog());
      setIsOpen(true);
    } catch {
      toast({ tone: 'error', title: 'The picture could not be opened. Please try again.' });
    }
  };
  return (
    <>
      <button
        type="button"
        className={[classes.button, className].filter(Boolean).join(' ')}
        title="Show it large"
        aria-haspopup="dialog"
        onPointerEnter={warmDialog}
        onFocus={warmDialog}
        onClick={open}
      >
        {cover}
      </button>
      {dialog && <dialog.PictureDialog src={largest} label={label} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

function loadDialog(): Promise<DialogModule> {
  return import(/* webpackChunkName: "picture" */ './PictureDialog.tsx');
}

function warmDialog(): void {
  // A head start; the click itself reports a failure.
  loadDialog().catch(() => undefined);
}
