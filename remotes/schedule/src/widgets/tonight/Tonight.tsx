import { setBadgePart } from '@tsugi/contract/reminders';
import { useAuth, useQuery } from '@tsugi/data';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { CoverImage, Skeleton, TitleLink, useNow } from '@tsugi/ui/components';
import { useEffect, useId } from 'react';
import { type ListedAnime, watchingList } from '../../model/airing-list.query.ts';
import { episodeText } from '../../model/episode-text.ts';
import { useReminderChoice } from '../../model/reminder-choice.ts';
import { unseenEpisodes } from '../../model/reminder-plan.ts';
import { rowCover } from '../../model/row-cover.ts';
import { useTimeSettings } from '../../model/time-settings.ts';
import { knownViewerId } from '../../model/viewer-id.ts';
import { clockAt } from '../../model/zone.ts';
import classes from './Tonight.module.css';
import { type TonightAiring, tonightAirings } from './tonight-airings.ts';

const STEP_MS = 60_000;
/** CSS pixels. */
const CARD_HEIGHT = 108;
const NONE: readonly ListedAnime[] = [];

/** What the user watches of the next 24 hours, in the chosen zone and with the own delay; nothing when nothing comes. */
export function Tonight() {
  const id = useId();
  const settings = useTimeSettings();
  const nowMs = useNow(STEP_MS);
  const { anime, isFailed, viewerId } = useWatched();
  useUnseenBadge(viewerId, anime, nowMs, settings.delayMinutes);
  const airings = tonightAirings(anime ?? NONE, nowMs, settings);
  if (!anime && !isFailed) return <TonightSkeleton />;
  if (airings.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={`section-head ${classes.head}`}>
        <h2 id={id}>{t`Tonight`}</h2>
        <AppLink to="/schedule">{t`Whole week`}</AppLink>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <ul className={classes.strip} aria-labelledby={id} tabIndex={0}>
        {airings.map((airing) => (
          <li key={airing.media.id} className={classes.item}>
            <CoverImage
              className={classes.cover}
              src={rowCover(airing.media.coverImage)}
              color={airing.media.coverImage.color}
            />
            <div className={classes.text}>
              <time className={`strong ${classes.time}`} dateTime={new Date(airing.atMs).toISOString()}>
                {timeText(airing, settings.zone)}
              </time>
              <TitleLink
                className="stretched label"
                to={mediaPath(airing.media)}
                title={airing.media.title.userPreferred}
              />
              <span className="fine">
                {episodeText(airing.episode, airing.episode, airing.media.episodes)}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of the height of a title. */
function TonightSkeleton() {
  return (
    <div className={classes.section}>
      <Skeleton className={classes.head} width={120} height={24} />
      <Skeleton height={CARD_HEIGHT} radius="var(--radius-control)" />
    </div>
  );
}

/** "21:30", or "Tomorrow 01:00". */
function timeText({ atMs, isTomorrow }: TonightAiring, zone: string | undefined): string {
  const time = clockAt(atMs, zone);
  return isTomorrow ? t`Tomorrow ${time}` : time;
}

/** The list, whose request gives way to others; a change of the user shows at once. */
function useWatched() {
  const viewerId = knownViewerId(useAuth());
  const variables = viewerId === undefined ? null : { userId: viewerId, chunk: 1 };
  const { data, status } = useQuery(watchingList, variables, { priority: 'background' });
  // Without the list there is nothing to show, and the sections above say why.
  return { anime: data?.anime, isFailed: status === 'error', viewerId };
}

/** The number on the icon of the app follows what the user counts, where that was chosen. */
function useUnseenBadge(
  viewerId: number | undefined,
  anime: readonly ListedAnime[] | undefined,
  nowMs: number,
  delayMinutes: number,
): void {
  const { badge } = useReminderChoice(viewerId);
  const count = badge && anime ? unseenEpisodes(anime, nowMs, delayMinutes) : undefined;
  useEffect(() => {
    if (count !== undefined) setBadgePart('schedule', count);
  }, [count]);
}
