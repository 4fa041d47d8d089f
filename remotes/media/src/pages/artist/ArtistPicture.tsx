import { useState } from 'react';
import classes from './ArtistPage.module.css';

export interface ArtistPictureProps {
  readonly name: string;
  /** The large one first. */
  readonly images: readonly string[];
}

/** The first image of an artist; the initial where there is none, or it does not load. */
export function ArtistPicture({ name, images }: ArtistPictureProps) {
  const [failed, setFailed] = useState<string>();
  const src = images.find((image) => image !== failed && /^https?:/.test(image));
  return (
    <div className={classes.picture}>
      {src && src !== failed ? (
        <img src={src} alt={`Portrait of ${name}`} onError={() => setFailed(src)} />
      ) : (
        <span aria-hidden="true">{[...name][0]?.toUpperCase() ?? '?'}</span>
      )}
    </div>
  );
}
