import { Chip } from '@tsugi/ui/kit';
import classes from './OverviewPage.module.css';
import { genrePath } from './tag-view.ts';

export interface GenresProps {
  readonly genres: readonly string[];
  readonly type: string;
}

/** The genres, each with its search. */
export function Genres({ genres, type }: GenresProps) {
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
