import type { Media, MediaSource } from '../catalogue/media.ts';
import { TAGS } from '../catalogue/tags.ts';
import { hash } from '../random.ts';

const FORMATS: Readonly<Record<string, string>> = {
  TV: 'TV',
  TV_SHORT: 'TV',
  MOVIE: 'Movie',
  SPECIAL: 'Special',
  OVA: 'OVA',
  ONA: 'ONA',
  MUSIC: 'Music',
  ONE_SHOT: 'One-shot',
};

export function malFormat(media: Media): string | null {
  const { format, source, countryOfOrigin } = media;
  if (media.type === 'ANIME') {
    return format === null ? null : (FORMATS[format] ?? null);
  }
  if (format === 'NOVEL') {
    return hash('light', media.franchise) % 5 === 0 ? 'Novel' : 'Light Novel';
  }
  if (format === 'ONE_SHOT') {
    return 'One-shot';
  }
  if (source === 'DOUJINSHI') {
    return 'Doujinshi';
  }
  return { JP: 'Manga', KR: 'Manhwa', CN: 'Manhua', TW: 'Manhua' }[countryOfOrigin];
}

export function malStatus({ type, status }: Media): string {
  const isAnime = type === 'ANIME';
  switch (status) {
    case 'FINISHED':
      return isAnime ? 'Finished Airing' : 'Finished';
    case 'RELEASING':
      return isAnime ? 'Currently Airing' : 'Publishing';
    case 'HIATUS':
      return isAnime ? 'Currently Airing' : 'On Hiatus';
    case 'CANCELLED':
      return isAnime ? 'Finished Airing' : 'Discontinued';
    case 'NOT_YET_RELEASED':
      return isAnime ? 'Not yet aired' : 'Not yet published';
  }
}

const SOURCES: Readonly<Partial<Record<MediaSource, string>>> = {
  ORIGINAL: 'Original',
  MANGA: 'Manga',
  LIGHT_NOVEL: 'Light novel',
  VISUAL_NOVEL: 'Visual novel',
  VIDEO_GAME: 'Game',
  GAME: 'Game',
  NOVEL: 'Novel',
  WEB_NOVEL: 'Web novel',
  COMIC: 'Web manga',
  MULTIMEDIA_PROJECT: 'Mixed media',
  PICTURE_BOOK: 'Picture book',
};

export function malSource(source: MediaSource | null): string {
  return source === null ? 'Unknown' : (SOURCES[source] ?? 'Other');
}

/** Codes of the query, labels of the response. */
export const RATINGS = {
  g: 'G - All Ages',
  pg: 'PG - Children',
  pg13: 'PG-13 - Teens 13 or older',
  r17: 'R - 17+ (violence & profanity)',
  r: 'R+ - Mild Nudity',
  rx: 'Rx - Hentai',
} as const;

export function ratingOf(media: Media): string {
  const has = (name: string): boolean =>
    media.tags.some(({ tag, rank }) => rank > 50 && TAGS[tag]?.name === name);
  if (media.isAdult) {
    return RATINGS.rx;
  }
  if (media.genres.includes('Ecchi')) {
    return RATINGS.r;
  }
  if (media.genres.includes('Horror') || media.genres.includes('Thriller') || has('Gore')) {
    return RATINGS.r17;
  }
  if (has('Kids') || has('Primarily Child Cast')) {
    return RATINGS.g;
  }
  return hash('rating', media.franchise) % 6 === 0 ? RATINGS.pg : RATINGS.pg13;
}
