import classes from './Banner.module.css';

export interface BannerProps {
  readonly src: string | null | undefined;
  /** Shown blurred where there is no banner; the page has it anyway. */
  readonly cover?: string | null | undefined;
}

/** The wide picture behind the head. Its space is the same before, with and without it, so that nothing moves. */
export function Banner({ src: banner, cover }: BannerProps) {
  const src = banner ?? cover;
  return (
    <div className={classes.banner}>
      {src && (
        <img
          key={src}
          ref={markIfLoaded}
          src={src}
          alt=""
          data-blurred={banner ? undefined : ''}
          fetchPriority={banner ? 'high' : 'auto'}
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
