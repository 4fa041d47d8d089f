import { DAY_MS } from '../calendar.ts';
import type { Media } from '../catalogue/media.ts';
import { picturePaths } from '../pictures/paths.ts';
import { hash, itemAt, type Rng, seeded } from '../random.ts';
import type { Activity, Reply } from './activity.ts';
import { MESSAGE_TEXTS, REPLY_TEXTS, STATUS_TEXTS } from './activity-texts.ts';
import { NAMED_USERS } from './build-users.ts';
import type { PopularPick } from './popular-draw.ts';
import type { User } from './user.ts';

export const ACTIVITY_COUNT = 5_200;
const FIRST_ID = 700_001;
/** Reply ids contain their activity: activity * REPLY_SPAN + number. */
export const REPLY_SPAN = 100;
const SPAN_DAYS = 182;

/** Oldest first, thinning out towards the past; images and clips are given as paths of this sandbox. */
export function buildActivities(users: readonly User[], draw: PopularPick, now: number): Activity[] {
  return Array.from({ length: ACTIVITY_COUNT }, (_, index) => {
    const age = ((ACTIVITY_COUNT - index) / ACTIVITY_COUNT) ** 1.7;
    const createdAt = Math.floor((now - age * SPAN_DAYS * DAY_MS) / 1000) - 60;
    return buildActivity(FIRST_ID + index, users, draw, createdAt);
  });
}

export function buildActivity(
  id: number,
  users: readonly User[],
  draw: PopularPick,
  createdAt: number,
  author?: User,
): Activity {
  const rng = seeded('activity', id);
  const named = rng.chance(0.34);
  const user =
    author ??
    itemAt(users, named ? rng.int(0, NAMED_USERS.length - 2) : rng.int(NAMED_USERS.length, users.length - 1));
  const friend = itemAt(users, rng.int(0, 5));
  const kind =
    (['ANIME_LIST', 'MANGA_LIST', 'TEXT', 'MESSAGE'] as const)[rng.weighted([54, 18, 24, 4])] ?? 'TEXT';
  const isMessage = kind === 'MESSAGE' && friend.id !== user.id;
  const base = {
    id,
    userId: user.id,
    recipientId: null,
    mediaId: null,
    status: null,
    progress: null,
    text: null,
    isPrivate: false,
    isLocked: rng.chance(0.01),
    isPinned: false,
    createdAt,
  };
  if (kind === 'ANIME_LIST' || kind === 'MANGA_LIST') {
    const media = draw.one(rng, kind === 'ANIME_LIST' ? 'ANIME' : 'MANGA');
    return { ...base, kind, mediaId: media.id, ...listText(rng, media) };
  }
  const media = draw.one(rng, 'ANIME');
  const text = fill(rng.pick(isMessage ? MESSAGE_TEXTS : STATUS_TEXTS), media, friend.name);
  return isMessage
    ? { ...base, kind: 'MESSAGE', recipientId: friend.id, text, isPrivate: rng.chance(0.2) }
    : { ...base, kind: 'TEXT', text };
}

/** The seeded replies of an activity. */
export function buildReplies(
  activity: Activity,
  users: readonly User[],
  draw: PopularPick,
  now: number,
): Reply[] {
  const rng = seeded('replies', activity.id);
  const count =
    activity.kind === 'TEXT'
      ? rng.weighted([20, 30, 20, 10, 8, 4, 3, 2, 2, 1])
      : rng.chance(0.12)
        ? rng.int(1, 3)
        : 0;
  const long = hash('long', activity.id) % 211 === 0 ? 40 : 0;
  return Array.from({ length: count + long }, (_, index) => ({
    id: activity.id * REPLY_SPAN + index + 1,
    activityId: activity.id,
    userId: rng.chance(0.4) ? rng.int(1, 5) : rng.int(8, users.length),
    text: fill(rng.pick(REPLY_TEXTS), draw.one(rng, 'ANIME'), itemAt(users, rng.int(0, 4)).name),
    createdAt: Math.min(Math.floor(now / 1000) - 20, activity.createdAt + (index + 1) * rng.int(40, 4_000)),
  }));
}

function fill(text: string, media: Media, friend: string): string {
  return text
    .replaceAll('{title}', media.title.english ?? media.title.romaji)
    .replaceAll('{friend}', friend)
    .replaceAll('{image}', picturePaths.cover(media, 'large'))
    .replaceAll('{video}', '/video/harbour.webm');
}

function listText(rng: Rng, media: Media): { status: string; progress: string | null } {
  const isAnime = media.type === 'ANIME';
  const total = Math.max(1, media.episodes ?? media.chapters ?? 24);
  const from = rng.int(1, total);
  const progress = rng.chance(0.3) && from + 2 <= total ? `${from} - ${from + rng.int(1, 2)}` : String(from);
  if (media.status === 'NOT_YET_RELEASED') {
    return { status: isAnime ? 'plans to watch' : 'plans to read', progress: null };
  }
  switch (rng.weighted([62, 16, 12, 3, 4, 3])) {
    case 1:
      return { status: 'completed', progress: null };
    case 2:
      return { status: isAnime ? 'plans to watch' : 'plans to read', progress: null };
    case 3:
      return { status: 'dropped', progress: null };
    case 4:
      return { status: isAnime ? 'paused watching' : 'paused reading', progress: null };
    case 5:
      return { status: isAnime ? 'rewatched episode' : 'reread chapter', progress };
    default:
      return { status: isAnime ? 'watched episode' : 'read chapter', progress };
  }
}
