import type { Country, SeasonName } from '@tsugi/data/pure';
import type { MediaSource, MediaStatus } from '@tsugi/data/wire/tracker';
import { countryLabel, mediaFormatLabel, mediaStatusLabel, seasonLabel } from '@tsugi/ui/components';
import type { Format, Rating, SearchType } from '../model/values.ts';

const RATING_LABELS: Readonly<Record<Rating, string>> = {
  ANY: 'Any rating',
  G: 'G',
  PG: 'PG',
  PG13: 'PG-13',
  R17: 'R-17+',
  R: 'R+ (mild nudity)',
  RX: 'Rx (adult)',
};

const SOURCE_LABELS: Readonly<Record<MediaSource, string>> = {
  ORIGINAL: 'Original',
  MANGA: 'Manga',
  LIGHT_NOVEL: 'Light novel',
  NOVEL: 'Novel',
  WEB_NOVEL: 'Web novel',
  VISUAL_NOVEL: 'Visual novel',
  VIDEO_GAME: 'Video game',
  GAME: 'Game',
  ANIME: 'Anime',
  COMIC: 'Comic',
  DOUJINSHI: 'Doujinshi',
  LIVE_ACTION: 'Live action',
  MULTIMEDIA_PROJECT: 'Multimedia project',
  PICTURE_BOOK: 'Picture book',
  OTHER: 'Other',
};

/** Formats that the tracker does not have. */
const MAL_FORMAT_LABELS: Readonly<Partial<Record<Format, string>>> = {
  TV_SPECIAL: 'TV special',
  CM: 'Commercial',
  PV: 'Promotional video',
  PROSE: 'Novel',
  DOUJINSHI: 'Doujinshi',
  MANHWA: 'Manhwa',
  MANHUA: 'Manhua',
};

/** What the length of a work is counted in. */
export function lengthUnit(type: SearchType): string {
  if (type === 'media') return 'episodes or chapters';
  return type === 'manga' ? 'chapters' : 'episodes';
}

/** The labels of the filters' values. */
export const labels = {
  rating: (value: Rating) => RATING_LABELS[value],
  source: (value: MediaSource) => SOURCE_LABELS[value],
  season: (value: SeasonName) => seasonLabel(value),
  format: (value: Format) => MAL_FORMAT_LABELS[value] ?? mediaFormatLabel(value),
  status: (value: MediaStatus) => mediaStatusLabel(value),
  country: (value: Country) => countryLabel(value),
  license: (value: boolean) => (value ? 'Licensed' : 'Unlicensed'),
  onList: (value: boolean) => (value ? 'Only show my' : 'Hide my'),
} as const;

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How many sites are chosen, while their names are unknown; empty for none. */
export function countedSites({ length }: readonly number[]): readonly string[] {
  return length === 0 ? [] : [length === 1 ? 'One site' : `${length} sites`];
}
