import type { ReactNode, SyntheticEvent } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './CoverImage.module.css';

export interface CoverImageProps {
  /** Of several sizes the one that `sharpPicture` names: a picture with `srcset` is one that Chromium may never let go. */
  readonly src: string | null | undefined;
  /** The media's own colour, shown until the picture is there. */
  readonly color?: string | null | undefined;
  /** Empty (decorative) by default: a title stands beside almost every cover. */
  readonly alt?: string;
  /** One of the first pictures of the page: fetched at once instead of lazily. */
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
  /** What lies on top of the picture. */
  readonly children?: ReactNode;
}

/** A cover in reserved 2:3 space; as wide as its container. Other ratios: set `aspect-ratio` by `className`. */
export function CoverImage(props: CoverImageProps) {
  const { src, color, alt = '', priority, className, children } = props;
  const style = color ? { '--cover-color': color } : undefined;
  return (
    <span className={classNames(classes.cover, className)} style={style}>
      {src && (
        <img
          key={src}
          ref={watchPicture}
          src={src}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          // One of the first is there when its part of the page is painted, and comes with it: decoded on its own it would come frames later.
          decoding={priority ? 'auto' : 'async'}
          onLoad={pictureLoaded}
          onError={pictureFailed}
        />
      )}
      {children}
    </span>
  );
}

/**
 * The loading state of a picture, set as `data-loaded` on the element itself: a grid shows hundreds, and none of them needs a
 * render for it. "at-once": it was in the memory cache, nothing fades; "late": it fades in; "failed": it stays hidden.
 */
function watchPicture(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth > 0) picture.dataset.loaded = 'at-once';
}

function pictureLoaded(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset.loaded ??= 'late';
}

function pictureFailed(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset.loaded = 'failed';
}
