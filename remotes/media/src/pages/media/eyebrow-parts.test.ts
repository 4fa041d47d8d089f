import { type EyebrowSource, eyebrowParts } from './eyebrow-parts.ts';

const media: EyebrowSource = {
  type: 'ANIME',
  format: 'TV',
  status: 'RELEASING',
  season: 'FALL',
  seasonYear: 2026,
  startDate: { year: 2026 },
  isAdult: false,
  nextAiringEpisode: { episode: 6, airingAt: 8_040 },
};

it('lists format, season, status and the next episode', () => {
  expect(eyebrowParts(media, 0)).toEqual([
    { text: 'TV' },
    { text: 'Fall 2026', to: '/search/anime/fall-2026' },
    { text: 'Releasing' },
    { text: 'Episode 6 in 2 h 14 min', isNext: true },
  ]);
});

it('shows the year of a media without a season', () => {
  const manga = {
    ...media,
    type: 'MANGA',
    format: 'MANGA',
    season: null,
    seasonYear: null,
    nextAiringEpisode: null,
  };
  expect(eyebrowParts(manga, 0)[1]).toEqual({ text: '2026', to: '/search/manga?year=2026' });
});

it('is short about what is unknown, and plain about what is for adults', () => {
  const unknown = {
    ...media,
    format: null,
    status: null,
    season: null,
    seasonYear: null,
    startDate: null,
    isAdult: true,
    nextAiringEpisode: null,
  };
  expect(eyebrowParts(unknown, 0)).toEqual([{ text: '18+' }]);
});
