import { t } from '@tsugi/i18n/macro';
import { Button, VisuallyHidden } from '@tsugi/ui';
import { CoverImage, formatNumber, Hidden, useShield } from '@tsugi/ui/components';
import { useState } from 'react';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { Panel } from '../../../model/panel/Panel.tsx';
import classes from './Streaming.module.css';
import { hasSeen, type StreamingEpisode, streamingEpisodes } from './streaming-episodes.ts';

/** The one site whose episodes are listed. */
const SITE = 'Crunchyroll';
const FIRST = 8;
/** Long runs have a thousand episodes: a press adds so many. A few more than that are shown at once. */
const STEP = 48;

/** Episodes that can be watched at once, at another site. */
export function Streaming({ media }: { readonly media: MediaDetail }) {
  const [count, setCount] = useState(FIRST);
  const links = streamingEpisodes(media.streamingEpisodes, SITE);
  if (links.length === 0) return null;
  const shown = links.slice(0, count);
  const left = links.length - count;
  const next = Math.min(left, STEP);
  return (
    <Panel title={t`Watch on ${{ site: SITE }}`}>
      <ul className={`grid gap-4 ${classes.list}`}>
        {shown.map((episode, index) => (
          <Episode
            key={episode.href}
            episode={episode}
            of={`${media.id}-${episode.number ?? `at-${index}`}`}
            isSeen={hasSeen(episode.number, media.mediaListEntry)}
          />
        ))}
      </ul>
      {links.length > FIRST && (
        <Button
          className={classes.more}
          size="sm"
          aria-expanded={count > FIRST}
          onClick={() => setCount(left > 0 ? count + next : FIRST)}
        >
          {moreLabel(links.length, left, next)}
        </Button>
      )}
    </Panel>
  );
}

interface EpisodeProps {
  readonly episode: StreamingEpisode;
  readonly of: string;
  readonly isSeen: boolean;
}

/** A still and a link. While it is hidden there is no link either: URLs name the title. */
function Episode({ episode: { href, title, thumbnail, number }, of, isSeen }: EpisodeProps) {
  const isHidden = useShield('episodes', of, isSeen);
  const name = number === undefined ? t`Episode` : t`Episode ${{ episode: number }}`;
  return (
    <li className={classes.episode}>
      <CoverImage className={classes.still} src={isHidden ? null : thumbnail}>
        {isHidden && <Hidden shield="episodes" of={of} name={name} look="picture" />}
      </CoverImage>
      {isHidden ? (
        <span className={`muted ${classes.title}`}>{name}</span>
      ) : (
        <a className={`accent-link ${classes.title}`} href={href} target="_blank" rel="noopener noreferrer">
          {title ?? t`Episode`}
          <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
        </a>
      )}
    </li>
  );
}

function moreLabel(total: number, left: number, next: number): string {
  if (left <= 0) return t`Show less`;
  return next === left
    ? t`Show all ${{ total: formatNumber(total) }}`
    : t`Show ${next} more of ${{ total: formatNumber(total) }}`;
}
