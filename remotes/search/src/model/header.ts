import {
  type Country,
  currentSeason,
  nextSeason,
  SEASONS,
  type Season,
  type SeasonName,
} from '@tsugi/data/pure';
import type { MediaFormat, MediaStatus } from '@tsugi/data/wire/tracker';
import { select, t } from '@tsugi/i18n/macro';
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
  const season = seasonLabel(at.season, at.year);
  return {
    title: t({ message: `${season} anime`, comment: 'A heading: Fall 2026 anime' }),
    season: at.season,
    seasonYear: at.year,
  };
}

function namedHeader(type: SearchType, name: string, now: Date): Header | undefined {
  const finished = { status: 'FINISHED', order: 'end_date' } as const;
  const all: Readonly<Record<string, Header | undefined>> = {
    trending: { title: trendingTitle(type), order: 'trending' },
    popular: {
      title: select(type, {
        anime: 'Most popular anime',
        manga: 'Most popular manga',
        other: 'Most popular anime and manga',
      }),
      order: 'popularity',
    },
    'top-100': {
      title: select(type, {
        anime: 'Top 100 anime',
        manga: 'Top 100 manga',
        other: 'Top 100 anime and manga',
      }),
      order: 'score',
      limit: 100,
    },
    new: {
      title: select(type, { anime: 'New anime', manga: 'New manga', other: 'New anime and manga' }),
      status: 'RELEASING',
      order: 'start_date',
    },
    finished: {
      title: select(type, {
        anime: 'Recently finished anime',
        manga: 'Recently finished manga and novels',
        other: 'Recently finished anime and manga',
      }),
      ...finished,
    },
    'finished-manga': { title: t`Recently finished manga`, format: 'MANGA', ...finished },
    'finished-novel': { title: t`Recently finished light novels`, format: 'NOVEL', ...finished },
    tba: {
      title: select(type, {
        anime: 'Announced anime',
        manga: 'Announced manga',
        other: 'Announced anime and manga',
      }),
      status: 'NOT_YET_RELEASED',
    },
    novel: { title: t`Light novels`, format: 'NOVEL' },
    manhwa: { title: t`Manhwa`, country: 'KR' },
    'this-season': seasonHeader(currentSeason(now)),
    'next-season': seasonHeader(nextSeason(now)),
  };
  return all[name];
}

export function trendingTitle(type: SearchType): string {
  return select(type, {
    anime: 'Trending anime',
    manga: 'Trending manga',
    other: 'Trending anime and manga',
  });
}

/** What the field, the button and the heading of a search say. */
export function searchLabel(type: SearchType): string {
  return select(type, { anime: 'Search anime', manga: 'Search manga', other: 'Search anime and manga' });
}
