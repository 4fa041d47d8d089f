import { t } from '@tsugi/i18n/macro';
import { CoverImage } from '@tsugi/ui/components';
import { largestOf, type PictureSizes, pictureOf } from '../picture.ts';
import { useLazyDialog } from '../use-lazy-dialog.ts';
import classes from './LargePicture.module.css';

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
  const dialog = useLazyDialog(loadDialog, t`The picture could not be opened. Please try again.`);
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
  return (
    <>
      <button
        type="button"
        className={[classes.button, className].filter(Boolean).join(' ')}
        title={t`Show it large`}
        {...dialog.trigger}
      >
        {cover}
      </button>
      {dialog.module && <dialog.module.PictureDialog src={largest} label={label} {...dialog.props} />}
    </>
  );
}

function loadDialog() {
  return import(/* webpackChunkName: "picture-dialogs" */ './PictureDialog.tsx');
}
