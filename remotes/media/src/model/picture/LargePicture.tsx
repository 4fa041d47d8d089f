import { t } from '@tsugi/i18n/macro';
import { CoverImage, sharpPicture } from '@tsugi/ui/components';
import { largestOf, type PictureSizes, sizesOf } from '../picture.ts';
import { useLazyDialog } from '../use-lazy-dialog.ts';
import classes from './LargePicture.module.css';

export interface LargePictureProps {
  readonly image: PictureSizes | null | undefined;
  /** "Cover of Paper Moon" */
  readonly label: string;
  readonly color?: string | null | undefined;
  readonly className?: string | undefined;
}

/** The first column of the page: in windows less than so many ems wide so many pixels. */
const COLUMN = [
  [48, 116],
  [64, 190],
  [Number.POSITIVE_INFINITY, 236],
] as const;
/** An em of media queries, unless the user has chosen another text size: the larger picture is then taken a little earlier or later. */
const EM = 16;

/** The cover or the portrait of a page. A press shows it large. */
export function LargePicture({ image, label, color, className }: LargePictureProps) {
  const dialog = useLazyDialog(loadDialog, t`The picture could not be opened. Please try again.`);
  const [, width = 0] = COLUMN.find(([ems]) => innerWidth < ems * EM) ?? [];
  const largest = largestOf(image);
  const cover = (
    <CoverImage
      className={largest ? undefined : className}
      src={sharpPicture(sizesOf(image, ['large', 'extraLarge']), width) ?? largest}
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
