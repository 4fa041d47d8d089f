import { DAY_MS } from '../calendar.ts';
import type { Media } from '../catalogue/media.ts';
import { hash } from '../random.ts';
import type { World } from '../world.ts';
import { Tests } from './search/comparisons.ts';

/** One day of a work. */
export type Trend = {
  mediaId: number;
  /** Unix seconds of the day's beginning. */
  date: number;
  trending: number;
  averageScore: number | null;
  popularity: number;
  inProgress: number;
  releasing: boolean;
  episode: number | null;
  media: Media;
};

const DAYS = 400;
const DAY_SECONDS = DAY_MS / 1000;
/** Without a work, the trends of so many works that are talked of most are searched. */
const TRENDING_WORKS = 50;

/** The last days of a work, newest first, from its first day on. */
export function trendsOf(media: Media, world: World): readonly Trend[] {
  const today = Math.floor(world.now() / DAY_MS);
  const { year, month, day } = media.startDate;
  const begun = year === null ? null : Date.UTC(year, (month ?? 1) - 1, day ?? 1) / DAY_MS;
  const count = begun === null ? 0 : Math.max(0, Math.min(DAYS, today - begun + 1));
  return Array.from({ length: Math.floor(count) }, (_, age) => dayOf(media, today - age, age));
}

function dayOf(media: Media, day: number, age: number): Trend {
  const date = day * DAY_SECONDS;
  const episode = episodeOf(media, date);
  const noise = 0.6 + (hash('trend', media.seed, day) % 800) / 1000;
  const growth = 1 - age / (DAYS * 2);
  const last = media.endDate;
  const ended =
    last.year === null ? null : Date.UTC(last.year, (last.month ?? 12) - 1, last.day ?? 28) / 1000;
  return {
    mediaId: media.id,
    date,
    trending: Math.round(media.trending * noise * (episode === null ? 0.7 : 1.8)),
    averageScore:
      media.averageScore === null ? null : media.averageScore + ((hash('score', media.seed, day) % 3) - 1),
    popularity: Math.round(media.popularity * growth),
    inProgress: Math.round(media.popularity * growth * (media.status === 'RELEASING' ? 0.5 : 0.06)),
    releasing: media.status === 'RELEASING' || (ended !== null && date <= ended),
    episode,
    media,
  };
}

function episodeOf({ airing }: Media, date: number): number | null {
  if (airing === null) {
    return null;
  }
  const index = Math.ceil((date - airing.firstAt) / airing.intervalSeconds);
  const airsAt = airing.firstAt + index * airing.intervalSeconds;
  return index >= 0 && index < airing.episodes && airsAt < date + DAY_SECONDS ? index + 1 : null;
}

export type TrendArgs = {
  mediaId?: number | null;
  date?: number | null;
  trending?: number | null;
  averageScore?: number | null;
  popularity?: number | null;
  episode?: number | null;
  releasing?: boolean | null;
  mediaId_not?: number | null;
  mediaId_in?: number[] | null;
  mediaId_not_in?: number[] | null;
  date_greater?: number | null;
  date_lesser?: number | null;
  trending_greater?: number | null;
  trending_lesser?: number | null;
  trending_not?: number | null;
  averageScore_greater?: number | null;
  averageScore_lesser?: number | null;
  averageScore_not?: number | null;
  popularity_greater?: number | null;
  popularity_lesser?: number | null;
  popularity_not?: number | null;
  episode_greater?: number | null;
  episode_lesser?: number | null;
  episode_not?: number | null;
  sort?: readonly string[] | null;
};

export function findTrends(args: TrendArgs, { world }: { world: World }): readonly Trend[] {
  const wanted = args.mediaId ? [args.mediaId] : args.mediaId_in;
  const works = wanted
    ? wanted.flatMap((id) => world.catalogue.byId.get(id) ?? [])
    : [...world.catalogue.media].sort((one, other) => other.trending - one.trending).slice(0, TRENDING_WORKS);
  const tests = trendTests(args);
  return sortedTrends(
    works.flatMap((media) => trendsOf(media, world)).filter((one) => tests.pass(one)),
    args.sort ?? [],
  );
}

function trendTests(args: TrendArgs): Tests<Trend> {
  const tests = new Tests<Trend>();
  tests.isNot(args.mediaId_not, (one) => one.mediaId);
  tests.notIn(args.mediaId_not_in, (one) => one.mediaId);
  tests.is(args.releasing, (one) => one.releasing);
  tests.is(args.date, (one) => one.date);
  tests.greater(args.date_greater, (one) => one.date);
  tests.lesser(args.date_lesser, (one) => one.date);
  for (const name of ['trending', 'averageScore', 'popularity', 'episode'] as const) {
    tests.is(args[name], (one) => one[name]);
    tests.isNot(args[`${name}_not`], (one) => one[name]);
    tests.greater(args[`${name}_greater`], (one) => one[name]);
    tests.lesser(args[`${name}_lesser`], (one) => one[name]);
  }
  return tests;
}

const KEYS: Readonly<Record<string, (one: Trend) => number>> = {
  ID: (one) => one.date,
  MEDIA_ID: (one) => one.mediaId,
  DATE: (one) => one.date,
  SCORE: (one) => one.averageScore ?? -1,
  POPULARITY: (one) => one.popularity,
  TRENDING: (one) => one.trending,
  EPISODE: (one) => one.episode ?? -1,
};

/** Sorts in place. */
export function sortedTrends(trends: Trend[], sorts: readonly string[]): readonly Trend[] {
  const [sort = 'ID'] = sorts;
  const isDescending = sort.endsWith('_DESC');
  const key = KEYS[isDescending ? sort.slice(0, -5) : sort] ?? ((one: Trend) => one.date);
  return trends.sort((one, other) => (isDescending ? key(other) - key(one) : key(one) - key(other)));
}
