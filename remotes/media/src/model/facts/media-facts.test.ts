import { inLanguage, keyOf } from '@tsugi/i18n/testing';
import { dateRange, type FactsSource, mediaFacts } from './media-facts.ts';

const media: FactsSource = {
  type: 'ANIME',
  format: 'TV',
  status: 'RELEASING',
  episodes: 12,
  duration: 24,
  chapters: null,
  volumes: null,
  startDate: { year: 2026, month: 10, day: 4 },
  endDate: { year: 2026, month: 12, day: 20 },
  season: 'FALL',
  seasonYear: 2026,
  source: 'LIGHT_NOVEL',
  countryOfOrigin: 'JP',
  synonyms: ['Lanterns', null],
  title: {
    userPreferred: 'The Lantern Keeper',
    english: 'The Lantern Keeper',
    romaji: 'Chouchin',
    native: '提灯',
  },
  studios: {
    edges: [
      { isMain: false, node: { id: 2, name: 'Producer' } },
      null,
      { isMain: true, node: { id: 1, name: 'Studio Kamome' } },
    ],
  },
};

function valuesOf(source: FactsSource): Record<string, readonly string[]> {
  return Object.fromEntries(mediaFacts(source).map(({ label, values }) => [label, values]));
}

it('lists the facts of a series', () => {
  expect(valuesOf(media)).toEqual({
    Format: ['TV, 12 episodes of 24 min'],
    Aired: ['Oct 4 to Dec 20, 2026'],
    Season: ['Fall 2026'],
    Status: ['Releasing'],
    Source: ['Light novel'],
    Studios: ['Studio Kamome', 'Producer'],
    Country: ['Japan'],
    Romaji: ['Chouchin'],
    Native: ['提灯'],
    Synonyms: ['Lanterns'],
  });
});

it('leads from the season to its search page', () => {
  expect(mediaFacts(media).find(({ label }) => label === 'Season')?.to).toBe('/search/anime/fall-2026');
});

it('says in which language the native title is', () => {
  expect(mediaFacts(media).find(({ label }) => label === 'Native')?.lang).toBe('ja');
});

it.each([
  [{ format: 'MOVIE', episodes: 1, duration: 112 }, 'Movie, 112 min'],
  [{ format: 'TV', episodes: null, duration: 24 }, 'TV, episodes of 24 min'],
  [{ format: 'TV', episodes: 1122, duration: null }, 'TV, 1,122 episodes'],
  [{ format: 'ONE_SHOT', episodes: null, duration: null }, 'One shot'],
] as const)('formats the length of %j', (change, text) => {
  expect(valuesOf({ ...media, ...change }).Format).toEqual([text]);
});

it('is short about a manga of which little is known', () => {
  const unknown: FactsSource = {
    ...media,
    type: 'MANGA',
    format: 'MANGA',
    status: 'NOT_YET_RELEASED',
    episodes: null,
    duration: null,
    startDate: null,
    endDate: { year: null, month: null, day: null },
    season: null,
    seasonYear: null,
    source: null,
    synonyms: null,
    title: { userPreferred: 'Untitled', english: null, romaji: null, native: null },
    studios: null,
  };
  expect(valuesOf(unknown)).toEqual({ Format: ['Manga'], Status: ['Not yet released'], Country: ['Japan'] });
});

it('leads to the studios', () => {
  expect(mediaFacts(media).find(({ label }) => label === 'Studios')?.links).toEqual({
    'Studio Kamome': '/ani/studio/1/studio-kamome',
    Producer: '/ani/studio/2/producer',
  });
});

const october = { year: 2026, month: 10, day: 4 };
const december = { year: 2026, month: 12, day: 20 };

it.each([
  ['within a year', october, december, 'Oct 4 to Dec 20, 2026'],
  ['over years', { ...october, year: 2025 }, december, 'Oct 4, 2025 to Dec 20, 2026'],
  ['a single day', october, october, 'Oct 4, 2026'],
  ['years alone', { year: 2025 }, { year: 2026 }, '2025 to 2026'],
  ['one year alone', { year: 2026 }, { year: 2026 }, '2026'],
  ['an unknown beginning', null, december, 'until Dec 20, 2026'],
  ['nothing known', null, null, ''],
])('%s', (_, start, end, text) => {
  expect(dateRange(start, end, false)).toBe(text);
});

it('leaves the end open while it goes on', () => {
  expect(dateRange(october, null, true)).toBe('Oct 4, 2026 to ?');
});

it('says the year of a range once, where the language writes it', () => {
  const [start, end] = [
    { year: 2026, month: 10, day: 4 },
    { year: 2026, month: 12, day: 20 },
  ];
  inLanguage('ja', { [keyOf([[0], ' to ', [1]])]: [[0], '～', [1]] });
  expect(dateRange(start, end, false)).toBe('2026年10月4日～12月20日');
  inLanguage('en');
  expect(dateRange(start, end, false)).toBe('Oct 4 to Dec 20, 2026');
});
