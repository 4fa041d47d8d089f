import { countdown, type EyebrowSource, eyebrowParts, nextEpisodeText } from './eyebrow-parts.ts';

const media: EyebrowSource = {
  type: 'ANIME',
  format: 'TV',
  status: 'RELEASING',
  season: 'FALL',
  seasonYear: 2026,
  startDate: { year: 2026, month: null, day: null },
  isAdult: false,
  nextAiringEpisode: { episode: 6, airingAt: 8_040, timeUntilAiring: 8_040 },
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
  const manga: EyebrowSource = {
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

const MINUTE = 60_000;

it.each([
  [0, 'less than a minute'],
  [MINUTE - 1, 'less than a minute'],
  [MINUTE, '1 min'],
  [59 * MINUTE, '59 min'],
  [60 * MINUTE, '1 h'],
  [134 * MINUTE, '2 h 14 min'],
  [24 * 60 * MINUTE, '1 d'],
  [(238 * 24 + 14) * 60 * MINUTE, '238 d'],
  [(3 * 24 + 4) * 60 * MINUTE + 30 * MINUTE, '3 d 4 h'],
])('%d ms are %s', (ms, text) => {
  expect(countdown(ms)).toBe(text);
});

it('names the episode that comes next', () => {
  expect(nextEpisodeText(6, 8_040, 0)).toBe('Episode 6 in 2 h 14 min');
});

it('says so when its time has come', () => {
  expect(nextEpisodeText(6, 100, 100_000)).toBe('Episode 6 aired');
});
