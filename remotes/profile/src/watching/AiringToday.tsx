import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { mediaPath } from '@tsugi/data/pure';
import { AppLink } from '@tsugi/ui';
import { CoverImage, Skeleton, useNow } from '@tsugi/ui/components';
import { useEffect, useId } from 'react';
import classes from './AiringToday.module.css';
import { storeCount, storedCount } from './stored-count.ts';
import { countdownIntervalMs } from './time-until.ts';
import { type TodayAiring, todayAirings } from './today-airings.ts';
import { useCurrentLists } from './use-current-lists.ts';

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** What of the user's series airs today; nothing at all on a day without. */
export function AiringToday() {
  const headingId = useId();
  const { lists, error } = useCurrentLists();
  const { airings, more } = useTodayAirings(lists?.anime.items ?? []);
  const rows = lists ? airings.length : error ? 0 : storedCount('today', 3);

  useEffect(() => {
    if (lists) storeCount('today', airings.length);
  }, [lists, airings.length]);

  // On a day without airings there is nothing to say, and what is wrong with the lists is said beside.
  if (rows === 0) return null;
  return (
    <section
      key={lists ? 'ready' : 'loading'}
      className={classes.section}
      aria-labelledby={headingId}
      aria-busy={!lists}
    >
      <h2 id={headingId} className={classes.title}>
        Today
      </h2>
      <ul className={classes.list} aria-labelledby={headingId}>
        {lists
          ? airings.map((airing) => <AiringRow key={airing.entry.mediaId} airing={airing} />)
          : Array.from({ length: rows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
              <li key={index} className={classes.row} aria-hidden="true">
                <Skeleton width={38} height={14} />
                <Skeleton className={classes.cover} radius={6} />
                <Skeleton width="70%" height={14} />
              </li>
            ))}
      </ul>
      {more > 0 && <p className={classes.more}>and {more} more later today</p>}
    </section>
  );
}

function useTodayAirings(entries: readonly CurrentEntry[]) {
  const now = Date.now();
  return todayAirings(entries, useNow(countdownIntervalMs(todayAirings(entries, now).changesAtMs, now)));
}

function AiringRow({ airing: { entry, episode, atMs, hasAired } }: { readonly airing: TodayAiring }) {
  const { media } = entry;
  return (
    <li className={classes.row} data-aired={hasAired ? '' : undefined}>
      <time className={classes.time} dateTime={new Date(atMs).toISOString()}>
        {clockTime.format(atMs)}
      </time>
      <CoverImage className={classes.cover} src={media.coverImage.large} color={media.coverImage.color} />
      <div className={classes.text}>
        <AppLink className={classes.link} to={mediaPath(media)} title={media.title.userPreferred}>
          {media.title.userPreferred}
        </AppLink>
        <span className={classes.episode}>
          {episode === media.episodes ? 'Finale' : `Episode ${episode}`}
          {hasAired && ' is out'}
        </span>
      </div>
    </li>
  );
}
