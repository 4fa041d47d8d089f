import type { SeasonMedia } from '../pages/season/season-media.query.ts';

/** The smallest title of a season that a card can render. */
export function seasonTitle(id: number, more: Partial<SeasonMedia> = {}): SeasonMedia {
  return {
    id,
    type: 'ANIME',
    title: { userPreferred: `Title ${id}`, english: null },
    coverImage: { extraLarge: null, large: null, color: null },
    format: 'TV',
    status: 'RELEASING',
    episodes: 12,
    chapters: null,
    volumes: null,
    season: 'FALL',
    seasonYear: 2026,
    startDate: { year: 2026, month: 10, day: 3 },
    averageScore: 70,
    meanScore: null,
    popularity: 1000 - id,
    countryOfOrigin: 'JP',
    isFavourite: false,
    isAdult: false,
    nextAiringEpisode: null,
    mediaListEntry: null,
    genres: [],
    tags: [],
    ...more,
  };
}

/** An entry of the viewer. */
export function entryWith(status: NonNullable<SeasonMedia['mediaListEntry']>['status']) {
  return { id: 1, status, progress: 0, score: 0 };
}
