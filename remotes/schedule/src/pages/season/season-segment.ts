import { currentSeason, followingSeason, previousSeason, SEASONS, type Season } from '@tsugi/data/pure';

/** A season, or the titles that have none yet. */
export type SeasonChoice = Season | 'tba';

/** The tracker's first season with titles, and how far ahead titles are announced. */
const FIRST_YEAR = 1940;
const YEARS_AHEAD = 2;

/** Reads `fall-2026` or `tba` in any case; undefined for everything else. */
export function parseSeason(segment: string, now: Date): SeasonChoice | undefined {
  if (segment.toLowerCase() === 'tba') return 'tba';
  const [, name, digits] = /^([a-z]+)-(\d{4})$/.exec(segment.toLowerCase()) ?? [];
  const season = SEASONS.find((one) => one.toLowerCase() === name);
  const year = Number(digits);
  const isInRange = year >= FIRST_YEAR && year <= now.getFullYear() + YEARS_AHEAD;
  return season && isInRange ? { season, year } : undefined;
}

/** The page of a season, from the product's root: `/schedule/season/fall-2026`. */
export function seasonPagePath(choice: SeasonChoice): string {
  const segment = choice === 'tba' ? choice : `${choice.season.toLowerCase()}-${choice.year}`;
  return `/schedule/season/${segment}`;
}

/** The seasons before and after one; of TBA, none. */
export function neighboursOf(choice: SeasonChoice): { earlier?: Season; later?: Season } {
  return choice === 'tba' ? {} : { earlier: previousSeason(choice), later: followingSeason(choice) };
}

/** Where a season lies against the present one. */
export function timeOfSeason(choice: SeasonChoice, now: Date): 'past' | 'present' | 'future' {
  if (choice === 'tba') return 'future';
  const distance = placeOf(choice) - placeOf(currentSeason(now));
  return distance < 0 ? 'past' : distance === 0 ? 'present' : 'future';
}

/** The first day of a season as the tracker writes dates: YYYYMMDD. */
export function firstDayOf({ season, year }: Season): number {
  return year * 10_000 + (SEASONS.indexOf(season) * 3 + 1) * 100 + 1;
}

function placeOf({ season, year }: Season): number {
  return year * SEASONS.length + SEASONS.indexOf(season);
}
