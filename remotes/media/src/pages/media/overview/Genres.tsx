import { Chip } from '@tsugi/ui/components';
import classes from '../../../model/frame/OverviewPage.module.css';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { present } from '../../../model/present.ts';
import { genrePath } from './tag-view.ts';

export interface GenresProps {
  readonly genres: MediaDetail['genres'];
  readonly type: string;
}

/** The genres, each with its search. */
export function Genres({ genres: all, type }: GenresProps) {
  const genres = present(all);
  if (genres.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Genres">
      {genres.map((genre) => (
        <li key={genre}>
          <Chip tone="accent" to={genrePath(type, genre)}>
            {genre}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
