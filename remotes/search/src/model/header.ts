import {
  type Country,
  currentSeason,
  nextSeason,
  SEASONS,
  type Season,
  type SeasonName,
} from '@tsugi/data/pure';
import type { MediaFormat, MediaStatus } from '@tsugi/data/wire/tracker';
import { seasonLabel } from '@tsugi/ui/components';
import { type EngineName, FIRST_YEAR, lastYear, type SearchType } from './values.ts';

/** What a header in the URL (`/search/anime/trending`) stands for. */
export interface Header {
  readonly title: string;
  /** How it is sorted while the user chooses nothing else; descending. */
  readonly order?: 'popularity' | 'score' | 'trending' | 'start_date' | 'end_date';
  readonly season?: SeasonName;
  readonly seasonYear?: number;
  readonly status?: MediaStatus;
  readonly format?: MediaFormat;
  readonly country?: Country;
  /** The list ends after this many. */
  readonly limit?: number;
}

const EVERYWHERE = ['finished', 'trending', 'popular', 'top-100', 'tba'] as const;
const HEADERS: Readonly<Record<SearchType, readonly string[]>> = {
  anime: [...EVERYWHERE, 'this-season', 'next-season', 'new'],
  manga: [...EVERYWHERE, 'finished-manga', 'finished-novel', 'novel', 'new', 'manhwa'],
  media: EVERYWHERE,
};

/** The MAL-style service has neither trends nor a search by country or for light novels alone. */
const TRACKER_ONLY: readonly string[] = ['trending', 'novel', 'manhwa'];

/** The headers of each type besides the seasons (`summer-2024`, anime only). */
export function headersOf(type: SearchType): readonly string[] {
  return HEADERS[type];
}

/**
 * @param segment the header as the URL has it, or undefined
 * @returns undefined when the type has no such header: the page then shows results without one
 */
export function headerOf(
  type: SearchType,
  segment: string | undefined,
  now: Date,
  engine: EngineName = 'tracker',
): Header | undefined {
  const name = segment?.toLowerCase() ?? '';
  if (engine === 'mal' && TRACKER_ONLY.includes(name)) return undefined;
  if (HEADERS[type].includes(name)) return namedHeader(type, name, now);
  return type === 'anime' ? seasonHeader(parseSeason(name)) : undefined;
}

/** Reads `summer-2024`; undefined when it is none, or outside the years of the filter. */
export function parseSeason(segment: string): Season | undefined {
  const [, name, digits] = /^([a-z]+)-(\d{4})$/.exec(segment.toLowerCase()) ?? [];
  const season = SEASONS.find((one) => one.toLowerCase() === name);
  const year = Number(digits);
  return season && year >= FIRST_YEAR && year <= lastYear() ? { season, year } : undefined;
}

function seasonHeader(at: Season | undefined): Header | undefined {
  if (!at) return undefined;
  return { title: `${seasonLabel(at.season, at.year)} anime`, season: at.season, seasonYear: at.year };
}

function namedHeader(type: SearchType, name: string, now: Date): Header | undefined {
  const things = nounOf(type);
  switch (name) {
    case 'trending':
      return { title: `Trending ${things}`, order: 'trending' };
    case 'popular':
      return { title: `Most popular ${things}`, order: 'popularity' };
    case 'top-100':
      return { title: `Top 100 ${things}`, order: 'score', limit: 100 };
    case 'new':
      return { title: `New ${things}`, status: 'RELEASING', order: 'start_date' };
    case 'finished':
      return {
        title: `Recently finished ${type === 'manga' ? 'manga and novels' : things}`,
        status: 'FINISHED',
        order: 'end_date',
      };
    case 'finished-manga':
      return { title: 'Recently finished manga', status: 'FINISHED', format: 'MANGA', order: 'end_date' };
    case 'finished-novel':
      return {
        title: 'Recently finished light novels',
        status: 'FINISHED',
        format: 'NOVEL',
        order: 'end_date',
      };
    case 'tba':
      return { title: `Announced ${things}`, status: 'NOT_YET_RELEASED' };
    case 'novel':
      return { title: 'Light novels', format: 'NOVEL' };
    case 'manhwa':
      return { title: 'Manhwa', country: 'KR' };
    case 'this-season':
      return seasonHeader(currentSeason(now));
    case 'next-season':
      return seasonHeader(nextSeason(now));
    default:
      return undefined;
  }
}

/** `anime`, `manga`, or both: the plural is the same. */
export function nounOf(type: SearchType): string {
  return type === 'media' ? 'anime and manga' : type;
}
