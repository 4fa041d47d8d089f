import { savesData } from '@tsugi/platform/saves-data';
import classes from './Banner.module.css';

/**
 * The wide picture behind the head. Without one the page takes a shade of the media's colour there: the space is the same
 * before, with and without it, so that nothing moves.
 */
export function Banner({ src: offered }: { readonly src: string | null | undefined }) {
  const src = savesData() ? null : offered;
  return (
    <div className={classes.banner} data-picture={src ? '' : undefined}>
      {src && (
        <img
          key={src}
          ref={markIfLoaded}
          src={src}
          alt=""
          fetchPriority="high"
          decoding="async"
          onLoad={(event) => mark(event.currentTarget, 'late')}
          onError={(event) => mark(event.currentTarget, 'failed')}
        />
      )}
    </div>
  );
}

/** A picture from the memory cache is there at once and fires no event that React would see. */
function markIfLoaded(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth > 0) mark(picture, 'at-once');
}

function mark(picture: HTMLImageElement, state: 'at-once' | 'late' | 'failed'): void {
  picture.dataset.loaded ??= state;
}
