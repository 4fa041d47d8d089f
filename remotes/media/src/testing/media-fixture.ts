import type { MediaDetail } from '../model/media/media-detail.query.ts';

const person = (id: number, userPreferred: string) => ({
  id,
  name: { userPreferred },
  image: { large: null, medium: null },
});

function related(relationType: 'SEQUEL' | 'PREQUEL' | 'ALTERNATIVE' | 'PARENT', id: number, title: string) {
  return {
    id,
    relationType,
    node: {
      id,
      type: 'ANIME' as const,
      format: 'TV' as const,
      status: 'FINISHED' as const,
      title: { userPreferred: title },
      coverImage: { large: null, color: null },
      seasonYear: 2025,
      startDate: { year: 2025 },
      isAdult: false,
    },
  };
}

/** A media with a value in every member. */
export const mediaFixture: MediaDetail = {
  id: 12,
  idMal: 34,
  type: 'ANIME',
  format: 'TV',
  status: 'RELEASING',
  season: 'FALL',
  seasonYear: 2026,
  source: 'ORIGINAL',
  countryOfOrigin: 'JP',
  title: { userPreferred: 'Paper Moon', romaji: 'Kami no Tsuki', english: 'Paper Moon', native: '紙の月' },
  synonyms: ['PM'],
  coverImage: { extraLarge: null, large: null, color: '#3b8fd0' },
  bannerImage: null,
  description: 'A country folds itself.',
  hashtag: '#papermoon',
  siteUrl: 'https://anilist.co/anime/12',
  startDate: { year: 2026, month: 10, day: 4 },
  endDate: { year: null, month: null, day: null },
  episodes: 12,
  duration: 24,
  chapters: null,
  volumes: null,
  popularity: 182_300,
  favourites: 9310,
  meanScore: 84,
  averageScore: 83,
  isAdult: false,
  isLocked: false,
  isLicensed: true,
  isFavourite: false,
  isFavouriteBlocked: false,
  isRecommendationBlocked: false,
  isReviewBlocked: false,
  genres: ['Drama', 'Fantasy'],
  rankings: [
    {
      id: 1,
      rank: 12,
      type: 'POPULAR',
      format: 'TV',
      year: 2026,
      season: null,
      allTime: false,
      context: 'most popular',
    },
  ],
  tags: [],
  nextAiringEpisode: null,
  trailer: null,
  studios: { edges: [{ isMain: true, node: { id: 1, name: 'Studio Kamome' } }] },
  relations: {
    edges: [
      related('ALTERNATIVE', 40, 'Paper Sun'),
      related('SEQUEL', 41, 'Paper Moon 2'),
      related('PREQUEL', 42, 'Paper Star'),
      related('PARENT', 43, 'Paper Sky'),
    ],
  },
  characters: {
    pageInfo: { hasNextPage: false },
    edges: [{ id: 1, role: 'MAIN', name: null, node: person(5, 'Tsumugi'), voiceActorRoles: [] }],
  },
  staff: {
    pageInfo: { hasNextPage: false },
    edges: [{ id: 1, role: 'Director', node: { ...person(6, 'Rin Mori'), language: 'Japanese' } }],
  },
  reviews: { nodes: [] },
  externalLinks: [],
  streamingEpisodes: [],
  stats: { statusDistribution: [], scoreDistribution: [] },
  mediaListEntry: null,
};
