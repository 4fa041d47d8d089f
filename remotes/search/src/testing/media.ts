import type { MediaCardData } from '@tsugi/data/operations/media-search';

/** The smallest work that a card can render. */
export function media(id: number, title: string, more: Partial<MediaCardData> = {}): MediaCardData {
  return {
    id,
    type: 'ANIME',
    title: { userPreferred: title, english: null },
    coverImage: { extraLarge: null, large: null, color: null },
    format: 'TV',
    status: 'FINISHED',
    episodes: 12,
    chapters: null,
    volumes: null,
    season: null,
    seasonYear: 2026,
    startDate: null,
    averageScore: 80,
    meanScore: null,
    popularity: 1,
    countryOfOrigin: 'JP',
    isFavourite: false,
    isAdult: false,
    nextAiringEpisode: null,
    mediaListEntry: null,
    ...more,
  };
}
