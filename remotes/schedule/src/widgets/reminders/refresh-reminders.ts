import { removeReminders, replaceReminders, setBadgePart } from '@tsugi/contract/reminders';
import { currentAuth, read } from '@tsugi/data';
import { currentLanguage } from '@tsugi/i18n';
import { isWatched } from '../../model/airing.ts';
import { type ListedAnime, watchingList } from '../../model/airing-list.query.ts';
import { blocksOfIds } from '../../model/id-blocks.ts';
import { type ListAiring, type ListAiringsVariables, listAirings } from '../../model/list-airings.query.ts';
import { mayAir } from '../../model/may-air.ts';
import { isNothing, isReminded, type ReminderChoice, reminderChoice } from '../../model/reminder-choice.ts';
import { type PlannedAiring, planReminders, unseenEpisodes } from '../../model/reminder-plan.ts';
import { currentTimeSettings } from '../../model/time-settings.ts';
import { knownViewerId } from '../../model/viewer-id.ts';
import { reminderMedia } from './reminder-media.query.ts';

const REMOTE = 'schedule';
const WIDGET = 'reminders';
const DAY_MS = 86_400_000;

/** Reminders are stored for so many days of UTC, and written anew this often. */
const DAYS = 8;
const REFRESH_EVERY_MS = 6 * 3_600_000;

const BACKGROUND = { priority: 'background' } as const;

/**
 * Writes the reminders of the viewer anew, and the number of unseen episodes: at most the list, and for 50 titles each one request for
 * those that air, and one for chosen titles that are not watched. Rejects when something cannot be read or stored.
 */
export async function refreshReminders(): Promise<void> {
  const viewerId = knownViewerId(currentAuth());
  const choice = reminderChoice(viewerId);
  if (viewerId === undefined || isNothing(choice)) {
    setBadgePart(REMOTE, undefined);
    await removeReminders(REMOTE);
    return;
  }
  const nowMs = Date.now();
  const { delayMinutes } = currentTimeSettings();
  const { anime } = await read(watchingList, { userId: viewerId, chunk: 1 }, BACKGROUND);
  if (!isPresent(viewerId)) return;
  setBadgePart(REMOTE, choice.badge ? unseenEpisodes(anime, nowMs, delayMinutes) : undefined);
  const airings = await airingsOf(anime, choice, nowMs, delayMinutes);
  if (!isPresent(viewerId)) return;
  const lang = currentLanguage();
  await replaceReminders(
    { remote: REMOTE, widget: WIDGET, refreshAtMs: nowMs + REFRESH_EVERY_MS, lang },
    planReminders(airings, { nowMs, delayMinutes, lang }),
  );
}

/** Another account may have come meanwhile: what is stored then is its own. */
function isPresent(viewerId: number): boolean {
  return knownViewerId(currentAuth()) === viewerId;
}

async function airingsOf(
  anime: readonly ListedAnime[],
  choice: ReminderChoice,
  nowMs: number,
  delayMinutes: number,
): Promise<readonly PlannedAiring[]> {
  // With a delay, what has aired already may be there for the user later.
  const fromMs = nowMs - delayMinutes * 60_000;
  const firstDayMs = Math.floor(fromMs / DAY_MS) * DAY_MS;
  const span = { fromMs, toMs: firstDayMs + DAYS * DAY_MS };
  const watched = anime.filter(({ entry }) => isWatched(entry));
  const listed = new Map(watched.map((one) => [one.media.id, one]));
  const wanted = watched.filter((one) => isReminded(choice, one.media.id, true) && mayAir(one, span, nowMs));
  const others = choice.titles.filter((id) => !listed.has(id));
  const known = new Map<number, PlannedAiring['media']>(wanted.map(({ media }) => [media.id, media]));
  for (const mediaIds of blocksOfIds(others))
    for (const media of await read(reminderMedia, { mediaIds }, BACKGROUND)) known.set(media.id, media);
  const airings: ListAiring[] = [];
  const [after, before] = [firstDayMs / 1000 - 1, span.toMs / 1000];
  for (const mediaIds of blocksOfIds([...known.keys()]))
    airings.push(...(await readAirings({ mediaIds, after, before, part: 1 })));
  return airings.flatMap(({ mediaId, airingAt, episode }) => {
    const media = known.get(mediaId);
    const isSeen = (listed.get(mediaId)?.entry.progress ?? 0) >= episode;
    return media && !isSeen ? [{ airingAt, episode, media }] : [];
  });
}

/** All parts; a title has one or a few episodes in such a time, so one part is usual. */
async function readAirings(variables: ListAiringsVariables): Promise<readonly ListAiring[]> {
  const { airings, hasMore } = await read(listAirings, variables, BACKGROUND);
  return hasMore ? [...airings, ...(await readAirings({ ...variables, part: variables.part + 1 }))] : airings;
}
