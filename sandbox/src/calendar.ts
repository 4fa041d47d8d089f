export const SEASONS = ['WINTER', 'SPRING', 'SUMMER', 'FALL'] as const;
export type Season = (typeof SEASONS)[number];
export type SeasonPoint = { season: Season; year: number };
export type FuzzyDate = { year: number | null; month: number | null; day: number | null };

export const DAY_MS = 86_400_000;
export const NO_DATE: FuzzyDate = { year: null, month: null, day: null };

export function seasonAt(ms: number): SeasonPoint {
  const date = new Date(ms);
  return seasonFromIndex(date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3));
}

export function shiftSeason(point: SeasonPoint, seasons: number): SeasonPoint {
  return seasonFromIndex(point.year * 4 + SEASONS.indexOf(point.season) + seasons);
}

/** First instant of the season, in milliseconds UTC. */
export function seasonStart(point: SeasonPoint): number {
  return Date.UTC(point.year, SEASONS.indexOf(point.season) * 3, 1);
}

export function fuzzyDate(ms: number): FuzzyDate {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** YYYYMMDD with zeroes for missing parts, 0 without a year: the order in which the service compares dates. */
export function fuzzyInt(date: FuzzyDate): number {
  return date.year === null ? 0 : date.year * 10_000 + (date.month ?? 0) * 100 + (date.day ?? 0);
}

function seasonFromIndex(index: number): SeasonPoint {
  const season = SEASONS[((index % 4) + 4) % 4] ?? 'WINTER';
  return { season, year: Math.floor(index / 4) };
}
