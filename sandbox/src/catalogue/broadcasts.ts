import { DAY_MS, fuzzyDate, NO_DATE, seasonAt } from '../calendar.ts';
import { buildMedia } from './build-media.ts';
import type { ExtremeWork } from './extremes.ts';
import { planFranchise } from './franchise.ts';
import type { Hero } from './heroes.ts';
import type { AiringPlan, Media } from './media.ts';

/** Their franchises are planned from numbers that neither the usual catalogue nor the other extremes come to. */
const FIRST_NUMBER = 1_000_100;
const FAME = 60;

type Broadcast = Hero & {
  format: 'TV_SHORT' | 'ONA';
  /** @param today the last midnight of UTC; Unix seconds */
  airing: (today: number) => AiringPlan;
};

const DAY_SECONDS = DAY_MS / 1000;

const broadcast = (
  names: readonly [english: string, romaji: string, native: string],
  format: Broadcast['format'],
  airing: Broadcast['airing'],
): Broadcast => ({
  english: names[0],
  romaji: names[1],
  native: names[2],
  genres: ['Comedy', 'Slice of Life'],
  tags: ['Food'],
  seasonOffset: 0,
  shape: 'tv',
  format,
  airing,
});

/** Every day at one time: 200 episodes are out. */
const daily = (secondOfDay: number) => (today: number) => ({
  firstAt: today - 199 * DAY_SECONDS + secondOfDay,
  intervalSeconds: DAY_SECONDS,
  episodes: 400,
});

/** All episodes at one instant, at noon of tomorrow. */
const atOnce = (episodes: number) => (today: number) => ({
  firstAt: today + 1.5 * DAY_SECONDS,
  intervalSeconds: 0,
  episodes,
});

const BROADCASTS: readonly Broadcast[] = [
  broadcast(['At the Stroke of Twelve', 'Juuniji no Kane', '十二時の鐘'], 'TV_SHORT', daily(0)),
  broadcast(
    ['The Last Second of the Day', 'Hi no Saigo no Ichibyou', '日の最後の一秒'],
    'TV_SHORT',
    daily(DAY_SECONDS - 1),
  ),
  broadcast(['Box of a Rainy Week', 'Ame no Hako', '雨の箱'], 'ONA', atOnce(12)),
  broadcast(['All of Grandfather’s Tales', 'Ojiichan Zenwa', 'おじいちゃん全話'], 'ONA', atOnce(60)),
  broadcast(['The Whole Voyage', 'Zen Koukai', '全航海'], 'ONA', atOnce(30)),
];

/**
 * Airings at the limits of a day: its first and its last second, series whose episodes come out together, and with these a day of more
 * than the 100 airings of two pages. `firstIndex`: the place of the next franchise.
 */
export function broadcastWorks(firstIndex: number, now: number): readonly ExtremeWork[] {
  return BROADCASTS.map((plan, at) => {
    const planned = planFranchise(FIRST_NUMBER + at, firstIndex + at, plan, () => false);
    const hero = planned?.works.find(({ isHero }) => isHero);
    if (planned === undefined || hero === undefined) {
      throw new Error(`The title of "${plan.english}" is taken`);
    }
    const work = { ...hero, format: plan.format, links: [] };
    const franchise = { ...planned, fame: FAME, works: [work] };
    return { media: scheduled(buildMedia(franchise, 0, work, now), plan, now), franchise, work: 0 };
  });
}

function scheduled(media: Media, { airing, format }: Broadcast, now: number): Media {
  const plan = airing((now - (now % DAY_MS)) / 1000);
  const firstAtMs = plan.firstAt * 1000;
  const { season, year } = seasonAt(firstAtMs);
  return {
    ...media,
    format,
    status: firstAtMs > now ? 'NOT_YET_RELEASED' : 'RELEASING',
    startDate: fuzzyDate(firstAtMs),
    endDate: NO_DATE,
    season,
    seasonYear: year,
    episodes: plan.episodes,
    duration: format === 'ONA' ? 24 : 5,
    airing: plan,
  };
}
