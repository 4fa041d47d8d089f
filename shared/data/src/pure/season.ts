export const SEASONS = ['WINTER', 'SPRING', 'SUMMER', 'FALL'] as const;
export type SeasonName = (typeof SEASONS)[number];

/** One season of a year. Winter is January to March. */
export interface Season {
  readonly season: SeasonName;
  readonly year: number;
}

const WEEK_DAYS = 7;

/** The season that the local date lies in. */
export function currentSeason(now: Date): Season {
  return { season: SEASONS[Math.floor(now.getMonth() / 3)] ?? 'WINTER', year: now.getFullYear() };
}

/**
 * The season after the one in which the day a week from now lies. In the last week of a season there is one between the
 * current and the next season.
 */
export function nextSeason(now: Date): Season {
  // By the calendar: a day of a clock change has not 24 hours.
  const inAWeek = new Date(now.getFullYear(), now.getMonth(), now.getDate() + WEEK_DAYS);
  return followingSeason(currentSeason(inAWeek));
}

export function followingSeason({ season, year }: Season): Season {
  const index = SEASONS.indexOf(season) + 1;
  return { season: SEASONS[index % 4] ?? 'WINTER', year: index === 4 ? year + 1 : year };
}

export function previousSeason({ season, year }: Season): Season {
  const index = SEASONS.indexOf(season) + 3;
  return { season: SEASONS[index % 4] ?? 'WINTER', year: index === 3 ? year - 1 : year };
}

/** The search page of a season from the product's root: `/search/anime/summer-2024`. */
export function seasonPath({ season, year }: { readonly season: string; readonly year: number }): string {
  return `/search/anime/${season.toLowerCase()}-${year}`;
}

/** A member of the present or the next season, as request variables name them. */
export function seasonVariable(
  name: 'season' | 'seasonYear' | 'nextSeason' | 'nextYear',
  now: Date,
): SeasonName | number {
  const season = name.startsWith('next') ? nextSeason(now) : currentSeason(now);
  return name.endsWith('Year') ? season.year : season.season;
}
