import type { MediaDetail } from '@tsugi/data/operations/media-detail';
import { AppLink, mediaFormatLabel, mediaStatusLabel, seasonLabel } from '@tsugi/ui';
import { seasonPath } from '../facts/media-facts.ts';
import classes from './MediaHeading.module.css';
import { NextEpisode } from './NextEpisode.tsx';

export interface MediaHeadingProps {
  readonly media: MediaDetail;
  readonly title: string;
}

/** One line of what it is, and its name. */
export function MediaHeading({ media, title }: MediaHeadingProps) {
  const when = whenOf(media);
  const format = mediaFormatLabel(media.format);
  const status = mediaStatusLabel(media.status);
  return (
    <header className={classes.heading}>
      <p className={classes.eyebrow}>
        {format && <span>{format}</span>}
        {when && (
          <span>
            <AppLink to={when.to}>{when.label}</AppLink>
          </span>
        )}
        {status && <span>{status}</span>}
        {media.isAdult && <span>18+</span>}
        {media.nextAiringEpisode && (
          <span className={classes.next}>
            <NextEpisode
              episode={media.nextAiringEpisode.episode}
              airingAt={media.nextAiringEpisode.airingAt}
            />
          </span>
        )}
      </p>
      <h1 className={classes.title} data-long={title.length > 60 ? '' : undefined}>
        {title}
      </h1>
    </header>
  );
}

/** The season where there is one, else the year, and the search that belongs to it. */
function whenOf(media: MediaDetail): { readonly label: string; readonly to: string } | undefined {
  const season = seasonPath(media.season, media.seasonYear);
  if (season) return { label: seasonLabel(media.season, media.seasonYear), to: season };
  const year = media.startDate?.year;
  const type = media.type === 'MANGA' ? 'manga' : 'anime';
  return year ? { label: String(year), to: `/search/${type}?year=${year}` } : undefined;
}
