import type { FuzzyDate, Season } from '../calendar.ts';

export const MEDIA_TYPES = ['ANIME', 'MANGA'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
export const MEDIA_FORMATS = [
  'TV',
  'TV_SHORT',
  'MOVIE',
  'SPECIAL',
  'OVA',
  'ONA',
  'MUSIC',
  'MANGA',
  'NOVEL',
  'ONE_SHOT',
] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];
export const MEDIA_STATUSES = ['FINISHED', 'RELEASING', 'NOT_YET_RELEASED', 'CANCELLED', 'HIATUS'] as const;
export type MediaStatus = (typeof MEDIA_STATUSES)[number];
export const MEDIA_SOURCES = [
  'ORIGINAL',
  'MANGA',
  'LIGHT_NOVEL',
  'VISUAL_NOVEL',
  'VIDEO_GAME',
  'OTHER',
  'NOVEL',
  'DOUJINSHI',
  'ANIME',
  'WEB_NOVEL',
  'LIVE_ACTION',
  'GAME',
  'COMIC',
  'MULTIMEDIA_PROJECT',
  'PICTURE_BOOK',
] as const;
export type MediaSource = (typeof MEDIA_SOURCES)[number];
export const COUNTRIES = ['JP', 'KR', 'CN', 'TW'] as const;
export type Country = (typeof COUNTRIES)[number];
export const RELATIONS = [
  'ADAPTATION',
  'PREQUEL',
  'SEQUEL',
  'PARENT',
  'SIDE_STORY',
  'CHARACTER',
  'SUMMARY',
  'ALTERNATIVE',
  'SPIN_OFF',
  'OTHER',
  'SOURCE',
  'COMPILATION',
  'CONTAINS',
  'SAME_UNIVERSE',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** `tag` is a position in TAGS, `rank` 1 to 100. */
export type MediaTagRank = { tag: number; rank: number; isMediaSpoiler: boolean };

/** When episodes go out: Unix seconds of the first one, and the distance between two, 0 when they go out together. */
export type AiringPlan = { firstAt: number; intervalSeconds: number; episodes: number };

/** How many episodes are out at a time (Unix seconds). */
export function episodesOut({ firstAt, intervalSeconds, episodes }: AiringPlan, at: number): number {
  if (at < firstAt) {
    return 0;
  }
  return intervalSeconds === 0
    ? episodes
    : Math.min(episodes, Math.floor((at - firstAt) / intervalSeconds) + 1);
}

export type Media = {
  id: number;
  idMal: number | null;
  /** Position in the catalogue. */
  index: number;
  /** Everything that is drawn or written on demand for this work starts from here. */
  seed: number;
  franchise: number;
  type: MediaType;
  format: MediaFormat | null;
  status: MediaStatus;
  title: { romaji: string; english: string | null; native: string | null };
  synonyms: readonly string[];
  startDate: FuzzyDate;
  endDate: FuzzyDate;
  season: Season | null;
  seasonYear: number | null;
  episodes: number | null;
  /** Minutes of one episode. */
  duration: number | null;
  chapters: number | null;
  volumes: number | null;
  countryOfOrigin: Country;
  isLicensed: boolean;
  source: MediaSource | null;
  hashtag: string | null;
  genres: readonly string[];
  tags: readonly MediaTagRank[];
  isAdult: boolean;
  isLocked: boolean;
  averageScore: number | null;
  meanScore: number | null;
  popularity: number;
  trending: number;
  favourites: number;
  /** Unix seconds. */
  updatedAt: number;
  color: string | null;
  hue: number;
  hasBanner: boolean;
  airing: AiringPlan | null;
  /** Positions in LINK_SITES. */
  linkSites: readonly number[];
  studios: readonly { id: number; isMain: boolean }[];
  relations: readonly { index: number; relation: Relation }[];
};
