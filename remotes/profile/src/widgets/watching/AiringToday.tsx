import { t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { Skeleton, useNow } from '@tsugi/ui/components';
import { useEffect, useId, useMemo, useState } from 'react';
import { AiringRow } from './AiringRow.tsx';
import classes from './AiringToday.module.css';
import type { CurrentEntry } from './current-lists.query.ts';
import { noteAirings } from './noted-airings.ts';
import { storeCount, storedCount } from './stored-count.ts';
import { countdownIntervalMs } from './time-until.ts';
import { todayAirings } from './today-airings.ts';
import { useCurrentLists } from './use-current-lists.ts';
import { useExitAnimation } from './use-exit-animation.ts';
import { useRecentAirings } from './use-recent-airings.ts';
import { useRefreshAfterAirings } from './use-refresh-after-airings.ts';

const NONE: readonly CurrentEntry[] = [];

/** What of the user's series airs today, and what has aired; nothing at all on a day without. */
export function AiringToday() {
  const headingId = useId();
  const [said, setSaid] = useState('');
  const { ownerId, lists, error, retry } = useCurrentLists();
  const entries = lists?.anime.items ?? NONE;
  const { gone, onHold } = useExitAnimation(entries);
  const shown = useMemo(() => [...entries, ...gone], [entries, gone]);
  const { airings, more } = useTodayAirings(shown);
  const rows = lists ? airings.length : error ? 0 : storedCount('today', 3);

  useEffect(() => noteAirings(entries, Date.now()), [entries]);
  useRecentAirings(entries);
  useRefreshAfterAirings(entries, ownerId, retry);
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
      <h2 id={headingId} className={classes.title}>{t`Today`}</h2>
      <ul className={`grid ${classes.list}`} aria-labelledby={headingId}>
        {lists
          ? airings.map((airing) => (
              <AiringRow
                key={`${airing.entry.mediaId}/${airing.episode}`}
                airing={airing}
                isGone={gone.includes(airing.entry)}
                onSay={setSaid}
                onHold={onHold}
              />
            ))
          : Array.from({ length: rows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
              <li key={index} className={`row gap-3 ${classes.row}`} aria-hidden="true">
                <Skeleton className={classes.cover} radius={6} />
                <span className={`grow ${classes.text}`}>
                  <Skeleton width="70%" height={14} />
                  <Skeleton width={60} height={12} />
                </span>
              </li>
            ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {more > 0 && <p className={`fine ${classes.more}`}>{t`and ${more} more later today`}</p>}
    </section>
  );
}

function useTodayAirings(entries: readonly CurrentEntry[]) {
  const now = Date.now();
  return todayAirings(entries, useNow(countdownIntervalMs(todayAirings(entries, now).changesAtMs, now)));
}
