import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { CoverImage, listStatusLabel, listStatusTone } from '@tsugi/ui/components';
import { memo } from 'react';
import { episodeText } from '../../model/episode-text.ts';
import { rowCover } from '../../model/row-cover.ts';
import classes from './AiringRow.module.css';
import { PlusButton } from './PlusButton.tsx';
import type { ShownAiring } from './week-view.ts';

export interface AiringRowProps {
  readonly airing: ShownAiring;
  /** When the first episode is there, in the user's zone: "21:30". */
  readonly clock: string;
  readonly hasAired: boolean;
  /** "in 2 h 14 min", when it is less than a day ahead. */
  readonly countdown: string | undefined;
  /** How many episodes are out that the viewer has not seen. */
  readonly behind: number;
  /** Among the first of the page: its cover is fetched at once. */
  readonly priority: boolean;
}

/** One title on a day: when, what, and how far the viewer is. */
export const AiringRow = memo(function AiringRow(props: AiringRowProps) {
  const { airing, clock, hasAired, countdown, behind, priority } = props;
  const { media, entry, atMs, episodes } = airing;
  const title = media.title.userPreferred;
  const [first = 0, last = first] = [episodes[0]?.episode, episodes.at(-1)?.episode];
  const isSeen = entry !== null && entry.progress >= last;
  return (
    <li className={classes.row} data-aired={hasAired ? '' : undefined} data-seen={isSeen ? '' : undefined}>
      <span className={classes.when}>
        <time className={`strong ${classes.time}`} dateTime={new Date(atMs).toISOString()}>
          {clock}
        </time>
        {countdown && <span className={classes.countdown}>{countdown}</span>}
      </span>
      <CoverImage
        className={classes.cover}
        src={rowCover(media.coverImage)}
        color={media.coverImage.color}
        priority={priority}
      />
      <span className={classes.text}>
        <AppLink className={`stretched two-lines label ${classes.link}`} to={mediaPath(media)} title={title}>
          {title}
        </AppLink>
        <span className={`fine ${classes.facts}`}>
          <span>{episodeText(first, last, media.episodes)}</span>
          <Mark airing={airing} isSeen={isSeen} behind={behind} />
        </span>
      </span>
      {entry && hasAired && !isSeen && <PlusButton media={media} entry={entry} className={classes.plus} />}
    </li>
  );
}, isSame);

interface MarkProps {
  readonly airing: ShownAiring;
  readonly isSeen: boolean;
  readonly behind: number;
}

/** What the viewer's list says of it, in a word. */
function Mark({ airing: { entry }, isSeen, behind }: MarkProps) {
  if (!entry) return null;
  if (isSeen) return <span className={classes.seen}>{t`Seen`}</span>;
  if (behind > 0) return <span className={classes.behind}>{t`${behind} behind`}</span>;
  if (entry.status !== 'PLANNING' && entry.status !== 'PAUSED') return null;
  return (
    <span className="status-dot" data-status={listStatusTone(entry.status)}>
      {listStatusLabel(entry.status, 'ANIME')}
    </span>
  );
}

/** A week has hundreds of rows, and its clock renders it twice a minute. */
function isSame(one: AiringRowProps, other: AiringRowProps): boolean {
  const { airing: before, ...props } = one;
  const { airing: after, ...others } = other;
  return (
    before.id === after.id &&
    before.atMs === after.atMs &&
    before.episodes.length === after.episodes.length &&
    before.entry === after.entry &&
    before.media === after.media &&
    // Both have the members of the one type.
    (Object.keys(props) as (keyof typeof props)[]).every((name) => props[name] === others[name])
  );
}
