import { removeReminders, replaceReminders, setBadgePart } from '@tsugi/contract/reminders';
import { currentAuth, read } from '@tsugi/data';
import { currentLanguage } from '@tsugi/i18n';
import { type ListedAnime, watchingList } from '../../model/airing-list.query.ts';
import { listAirings } from '../../model/list-airings.query.ts';
import { isNothing, isReminded, type ReminderChoice, reminderChoice } from '../../model/reminder-choice.ts';
import { type PlannedAiring, planReminders, unseenEpisodes } from '../../model/reminder-plan.ts';
import { currentTimeSettings } from '../../model/time-settings.ts';
import { reminderMedia } from './reminder-media.query.ts';

const REMOTE = 'schedule';
const WIDGET = 'reminders';
const DAY_MS = 86_400_000;

/** Reminders are stored for so many days of UTC, and written anew this often. */
const DAYS = 8;
const REFRESH_EVERY_MS = 6 * 3_600_000;

/** Titles of one request. */
const MOST_TITLES = 50;

const BACKGROUND = { priority: 'background' } as const;

/**
 * Writes the reminders of the viewer anew, and the number of unseen episodes: at most the list, one request for the titles that air, and
 * one for chosen titles that are not watched. Rejects when something cannot be read or stored.
 */
export async function refreshReminders(): Promise<void> {
  const auth = currentAuth();
  const viewerId = auth.status === 'signed-in' ? (auth.viewer?.id ?? auth.viewerId) : undefined;
  const choice = reminderChoice(viewerId);
  if (viewerId === undefined || isNothing(choice)) {
    setBadgePart(REMOTE, undefined);
    await removeReminders(REMOTE);
    return;
  }
  const nowMs = Date.now();
  const { delayMinutes } = currentTimeSettings();
  const { anime } = await read(watchingList, { userId: viewerId, chunk: 1 }, BACKGROUND);
  setBadgePart(REMOTE, choice.badge ? unseenEpisodes(anime, nowMs, delayMinutes) : undefined);
  const airings = await airingsOf(anime, choice, nowMs);
  const lang = currentLanguage();
  await replaceReminders(
    { remote: REMOTE, widget: WIDGET, refreshAtMs: nowMs + REFRESH_EVERY_MS, lang },
    planReminders(airings, { nowMs, delayMinutes, lang }),
  );
}

async function airingsOf(
  anime: readonly ListedAnime[],
  choice: ReminderChoice,
  nowMs: number,
): Promise<readonly PlannedAiring[]> {
  const from = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const span = { after: from / 1000 - 1, before: (from + DAYS * DAY_MS) / 1000, part: 1 };
  const watched = anime.filter(({ entry }) => entry.status === 'CURRENT' || entry.status === 'REPEATING');
  const listed = new Map(watched.map((one) => [one.media.id, one]));
  const wanted = watched.filter(
    ({ media, next }) => next && next.airingAt < span.before && isReminded(choice, media.id, true),
  );
  const others = choice.titles.filter((id) => !listed.has(id)).slice(0, MOST_TITLES);
  const known = new Map<number, PlannedAiring['media']>(wanted.map(({ media }) => [media.id, media]));
  if (others.length > 0) {
    const mediaIds = others.toSorted((one, other) => one - other);
    for (const media of await read(reminderMedia, { mediaIds }, BACKGROUND)) known.set(media.id, media);
  }
  const mediaIds = [...known.keys()].toSorted((one, other) => one - other).slice(0, MOST_TITLES);
  if (mediaIds.length === 0) return [];
  const { airings } = await read(listAirings, { mediaIds, ...span }, BACKGROUND);
  return airings.flatMap(({ mediaId, airingAt, episode }) => {
    const media = known.get(mediaId);
    const isSeen = (listed.get(mediaId)?.entry.progress ?? 0) >= episode;
    return media && !isSeen ? [{ airingAt, episode, media }] : [];
  });
}
