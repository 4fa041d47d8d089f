import { AppLink } from '@tsugi/ui';
import { fullTime, useNow } from '@tsugi/ui/components';
import { titleLanguage } from '@tsugi/ui/simple-text';
import classes from '../../model/frame/MediaHeading.module.css';
import type { MediaDetail } from '../../model/media/media-detail.query.ts';
import { type EyebrowPart, eyebrowParts } from './eyebrow-parts.ts';

const CLOCK_STEP_MS = 30_000;

/** A line of format, season and status, updated with time, and the title. */
export function MediaHeading({ media, title }: { readonly media: MediaDetail; readonly title: string }) {
  const now = useNow(CLOCK_STEP_MS);
  return (
    <header className={classes.heading}>
      <p className={`wrap fine ${classes.eyebrow}`}>
        {eyebrowParts(media, now).map((part) => (
          <span key={part.isNext ? 'next' : part.text} className={part.isNext ? classes.next : undefined}>
            <Part part={part} airingAt={media.nextAiringEpisode?.airingAt} />
          </span>
        ))}
      </p>
      <h1
        className={classes.title}
        data-long={title.length > 60 ? '' : undefined}
        lang={titleLanguage(title, media)}
      >
        {title}
      </h1>
    </header>
  );
}

function Part({ part, airingAt }: { readonly part: EyebrowPart; readonly airingAt: number | undefined }) {
  if (part.to) return <AppLink to={part.to}>{part.text}</AppLink>;
  if (!part.isNext || airingAt === undefined) return part.text;
  const time = new Date(airingAt * 1000);
  return (
    <time dateTime={time.toISOString()} title={fullTime(time)}>
      {part.text}
    </time>
  );
}
