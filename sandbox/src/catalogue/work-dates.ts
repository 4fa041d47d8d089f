import {
  DAY_MS,
  type FuzzyDate,
  fuzzyDate,
  NO_DATE,
  type Season,
  seasonAt,
  seasonStart,
  shiftSeason,
} from '../calendar.ts';
import type { Rng } from '../random.ts';
import type { AiringPlan, MediaStatus } from './media.ts';
import type { WorkPlan } from './work-plan.ts';

export type WorkDates = {
  status: MediaStatus;
  startDate: FuzzyDate;
  endDate: FuzzyDate;
  season: Season | null;
  seasonYear: number | null;
  airing: AiringPlan | null;
};

const WEEK_MS = 7 * DAY_MS;
/** Minutes until the next episode of the first hand-written works, so that a countdown can be watched running out. */
const SOON_MINUTES = [3, 134, 8, 47, 240, 16, 75, 600, 1500];

/** Where the work stands today: the plan knows only its distance from this season. */
export function datesOf(
  rng: Rng,
  plan: WorkPlan,
  count: number | null,
  now: number,
  heroNumber: number,
): WorkDates {
  if (plan.seasonOffset === null) {
    const year = new Date(now).getUTCFullYear() + rng.int(0, 2);
    const startDate = rng.chance(0.4) ? { year, month: null, day: null } : NO_DATE;
    return {
      status: rng.chance(0.04) ? 'CANCELLED' : 'NOT_YET_RELEASED',
      startDate,
      endDate: NO_DATE,
      season: null,
      seasonYear: null,
      airing: null,
    };
  }
  const point = shiftSeason(seasonAt(now), plan.seasonOffset);
  return plan.type === 'MANGA'
    ? published(rng, plan, seasonStart(point), now)
    : aired(rng, plan, point, count, now, heroNumber);
}

function published(rng: Rng, plan: WorkPlan, from: number, now: number): WorkDates {
  const start = Math.min(from + rng.int(0, 89) * DAY_MS, now - 20 * DAY_MS);
  const brief = plan.format === 'ONE_SHOT';
  const length = brief ? 0 : Math.max(0.3, Math.exp(rng.normal(0.9, 0.75))) * 365 * DAY_MS;
  const end = start + length;
  const none = { season: null, seasonYear: null, airing: null };
  // Of those whose day is unknown, every third is known by its year alone.
  const isYearOnly = Math.floor(start / DAY_MS) % 3 === 0;
  const month = isYearOnly ? null : fuzzyDate(start).month;
  const startDate = rng.chance(0.12) ? { ...fuzzyDate(start), month, day: null } : fuzzyDate(start);
  if (end > now) {
    const status = rng.chance(0.1) ? 'HIATUS' : 'RELEASING';
    return { status, startDate, endDate: NO_DATE, ...none };
  }
  return { status: rng.chance(0.05) ? 'CANCELLED' : 'FINISHED', startDate, endDate: fuzzyDate(end), ...none };
}

function aired(
  rng: Rng,
  plan: WorkPlan,
  point: { season: Season; year: number },
  count: number | null,
  now: number,
  heroNumber: number,
): WorkDates {
  const weekly = plan.format === 'TV' || plan.format === 'TV_SHORT' || plan.format === 'ONA';
  const seasonal = { season: point.season, seasonYear: point.year };
  let first =
    seasonStart(point) +
    rng.int(0, weekly ? 18 : 86) * DAY_MS +
    rng.int(8, 17) * 3_600_000 +
    rng.pick([0, 0, 30, 30, 45, 5]) * 60_000;
  const soon = SOON_MINUTES[heroNumber];
  if (plan.isHero && plan.seasonOffset === 0 && weekly) {
    const weeks = Math.max(1, Math.min(7, Math.floor((now - seasonStart(point)) / WEEK_MS)));
    first = now - weeks * WEEK_MS + (soon ?? rng.int(60, 9_000)) * 60_000;
    first -= first % 60_000;
  }
  if ((plan.seasonOffset ?? 0) > 0) {
    const sure = rng.chance(0.55);
    const startDate: FuzzyDate = sure
      ? fuzzyDate(first)
      : { year: point.year, month: rng.chance(0.6) ? new Date(first).getUTCMonth() + 1 : null, day: null };
    const airing =
      sure && weekly
        ? { firstAt: first / 1000, intervalSeconds: WEEK_MS / 1000, episodes: count ?? 12 }
        : null;
    return { status: 'NOT_YET_RELEASED', startDate, endDate: NO_DATE, ...seasonal, airing };
  }
  const episodes = count ?? 60;
  const last = first + (weekly ? (episodes - 1) * WEEK_MS : rng.int(0, episodes > 1 ? 200 : 0) * DAY_MS);
  const airing = weekly ? { firstAt: first / 1000, intervalSeconds: WEEK_MS / 1000, episodes } : null;
  if (first > now) {
    return { status: 'NOT_YET_RELEASED', startDate: fuzzyDate(first), endDate: NO_DATE, ...seasonal, airing };
  }
  if (last > now) {
    const status = rng.chance(plan.isHero ? 0 : 0.02) ? 'HIATUS' : 'RELEASING';
    const endDate = count !== null && rng.chance(0.6) ? fuzzyDate(last) : NO_DATE;
    return {
      status,
      startDate: fuzzyDate(first),
      endDate,
      ...seasonal,
      airing: status === 'HIATUS' ? null : airing,
    };
  }
  const status = rng.chance(0.006) ? 'CANCELLED' : 'FINISHED';
  const noSeason = { season: null, seasonYear: null };
  return {
    status,
    startDate: fuzzyDate(first),
    endDate: fuzzyDate(last),
    ...(weekly || rng.chance(0.8) ? seasonal : noSeason),
    airing,
  };
}
