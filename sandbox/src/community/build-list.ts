import { DAY_MS, type FuzzyDate, fuzzyDate, NO_DATE } from '../calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { HEROES } from '../catalogue/heroes.ts';
import type { Media, MediaType } from '../catalogue/media.ts';
import { type Rng, seeded } from '../random.ts';
import { NAMED_USERS } from './build-users.ts';
import type { Entry, ListStatus } from './entry.ts';
import type { PopularPick } from './popular-draw.ts';
import type { User } from './user.ts';

// Signs above U+FFFF stand as clients send them: the service keeps no others.
const NOTES = [
  'Rewatch with mio.',
  'The ferry episode! &#129300;',
  'Ending felt rushed, the music did not.',
  'Borrowed volume 3 from the library',
  'episode 7 made me call my grandmother',
  '#comfort #rain',
  'dub only &#x1F914;',
];

/** Entry ids contain their owner: owner * ENTRY_SPAN + number. */
export const ENTRY_SPAN = 100_000;

export function buildList(user: User, catalogue: Catalogue, draw: PopularPick): Entry[] {
  const rng = seeded('list', user.id);
  const chosen = new Map<number, Media>();
  if (NAMED_USERS.some((name) => name === user.name) && user.listSizes.ANIME > 0) {
    for (const media of catalogue.media) {
      if (
        media.franchise < HEROES.length &&
        media.popularity > 20_000 &&
        rng.chance(user.name === 'aoi' ? 0.95 : 0.7)
      ) {
        chosen.set(media.id, media);
      }
    }
  }
  for (const type of ['ANIME', 'MANGA'] as const) {
    const have = [...chosen.values()].filter((media) => media.type === type).length;
    for (const media of draw.sample(rng, type, user.listSizes[type] + (user.name === 'heavy' ? 0 : have))) {
      if (
        countOf(chosen, type) < user.listSizes[type] &&
        (!media.isAdult || user.displayAdultContent || user.name === 'heavy')
      ) {
        chosen.set(media.id, media);
      }
    }
  }
  const entries = [...chosen.values()].map((media, index) =>
    buildEntry(rng, user, media, user.id * ENTRY_SPAN + index + 1, catalogue.builtAt),
  );
  return user.name === 'yuki' ? [...entries, ...longEntries(rng, user, catalogue, entries.length)] : entries;
}

/** yuki follows the very long runs: one nearly to its latest episode, one to the end, two part of the way. */
function longEntries(rng: Rng, user: User, catalogue: Catalogue, count: number): Entry[] {
  const runs = catalogue.extremes.filter(
    ({ episodes, airing, type }) => type === 'ANIME' && Math.max(episodes ?? 0, airing?.episodes ?? 0) >= 500,
  );
  return runs.map((media, index) => {
    const entry = buildEntry(rng, user, media, user.id * ENTRY_SPAN + count + index + 1, catalogue.builtAt);
    const isRunning = media.status === 'RELEASING';
    const isDone = media.status === 'FINISHED' && media.episodes === 1_100;
    return {
      ...entry,
      status: isRunning ? 'CURRENT' : isDone ? 'COMPLETED' : 'PAUSED',
      progress: isDone ? 1_100 : isRunning ? (media.airing?.episodes ?? 0) - 20 : 312,
    };
  });
}

const counted = new WeakMap<Map<number, Media>, { seen: number; ANIME: number; MANGA: number }>();

/** Counts a growing map without walking it again. */
function countOf(chosen: Map<number, Media>, type: MediaType): number {
  const known = counted.get(chosen) ?? { seen: 0, ANIME: 0, MANGA: 0 };
  if (known.seen !== chosen.size) {
    let at = 0;
    for (const media of chosen.values()) {
      at += 1;
      if (at > known.seen) {
        known[media.type] += 1;
      }
    }
    known.seen = chosen.size;
    counted.set(chosen, known);
  }
  return known[type];
}

function buildEntry(rng: Rng, user: User, media: Media, id: number, now: number): Entry {
  const status = drawStatus(rng, media);
  const total = media.episodes ?? media.chapters;
  const aired =
    media.airing === null || media.status !== 'RELEASING'
      ? total
      : Math.min(
          total ?? 999,
          Math.floor((now / 1000 - media.airing.firstAt) / media.airing.intervalSeconds) + 1,
        );
  const progress = progressOf(
    rng,
    status,
    aired ?? (media.type === 'MANGA' ? 60 : 24),
    media.status === 'RELEASING',
  );
  const judged = status !== 'PLANNING' && rng.chance(status === 'COMPLETED' ? 0.85 : 0.4);
  const rawScore = judged
    ? Math.max(5, Math.min(100, Math.round(rng.normal((media.meanScore ?? 66) + (user.seed % 9) - 2, 11))))
    : 0;
  const touched = now - rng.next() ** 1.6 * 1_900 * DAY_MS * (status === 'CURRENT' ? 0.02 : 1);
  const started = touched - rng.int(2, 140) * DAY_MS;
  const custom = media.type === 'ANIME' ? user.animeList : user.mangaList;
  const entry: Entry = {
    id,
    userId: user.id,
    mediaId: media.id,
    status,
    rawScore,
    progress,
    progressVolumes:
      media.volumes === null
        ? 0
        : status === 'COMPLETED'
          ? media.volumes
          : Math.floor((progress / Math.max(1, media.chapters ?? 60)) * media.volumes),
    repeat: status === 'REPEATING' || (status === 'COMPLETED' && rng.chance(0.08)) ? rng.int(1, 4) : 0,
    priority: 0,
    isPrivate: user.name === 'aoi' && rng.chance(0.03),
    notes: rng.chance(0.06) ? rng.pick(NOTES) : null,
    hiddenFromStatusLists: custom.customLists.length > 0 && rng.chance(0.01),
    customLists: custom.customLists.filter(() => rng.chance(0.1)),
    advancedScores:
      custom.advancedScoringEnabled && rawScore > 0
        ? Object.fromEntries(
            custom.advancedScoring.map((name) => [
              name,
              Math.max(1, Math.min(10, Math.round(rng.normal(rawScore, 8)) / 10)),
            ]),
          )
        : {},
    startedAt: status === 'PLANNING' || rng.chance(0.3) ? NO_DATE : dateOf(rng, started),
    completedAt: status === 'COMPLETED' && rng.chance(0.75) ? dateOf(rng, touched) : NO_DATE,
    createdAt: Math.floor(started / 1000),
    updatedAt: Math.floor(touched / 1000),
  };
  // An entry that no list shows could not be found again: only one on a custom list is hidden.
  return { ...entry, hiddenFromStatusLists: entry.hiddenFromStatusLists && entry.customLists.length > 0 };
}

function dateOf(rng: Rng, ms: number): FuzzyDate {
  const date = fuzzyDate(ms);
  return rng.chance(0.04) ? { ...date, day: null } : date;
}

function drawStatus(rng: Rng, media: Media): ListStatus {
  const weights =
    media.status === 'NOT_YET_RELEASED'
      ? [0, 100, 0, 0, 0, 0]
      : media.status === 'RELEASING' || media.status === 'HIATUS'
        ? [72, 14, 0, 6, 8, 0]
        : [5, 15, 68, 5, 5, 2];
  return (
    (['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING'] as const)[
      rng.weighted(weights)
    ] ?? 'PLANNING'
  );
}

function progressOf(rng: Rng, status: ListStatus, available: number, isReleasing: boolean): number {
  switch (status) {
    case 'COMPLETED':
      return available;
    case 'PLANNING':
      return 0;
    case 'CURRENT':
      return isReleasing
        ? Math.max(0, available - rng.weighted([55, 20, 10, 10, 5]))
        : rng.int(0, Math.max(0, available - 1));
    default:
      return rng.int(0, Math.max(0, available - 1));
  }
}
