import { fuzzyInt } from '../../calendar.ts';
import { buildCatalogue } from '../../catalogue/catalogue.ts';
import { TAGS } from '../../catalogue/tags.ts';
import { MediaSearch } from './media-search.ts';

const catalogue = buildCatalogue(Date.UTC(2026, 10, 21, 12), { anime: 1_200, manga: 400 });
const search = new MediaSearch(catalogue);

test('filters apply to each result, and there are results', () => {
  const found = search.find({
    type: 'ANIME',
    isAdult: false,
    genre_in: ['Fantasy'],
    genre_not_in: ['Comedy'],
    format_in: ['TV', 'ONA'],
    averageScore_greater: 60,
    startDate_greater: 20_000_000,
    episodes_lesser: 30,
  });
  expect(found.length).toBeGreaterThan(5);
  for (const media of found) {
    expect(media).toMatchObject({ type: 'ANIME', isAdult: false });
    expect(media.genres).toContain('Fantasy');
    expect(media.genres).not.toContain('Comedy');
    expect(['TV', 'ONA']).toContain(media.format);
    expect(media.averageScore).toBeGreaterThan(60);
    expect(fuzzyInt(media.startDate)).toBeGreaterThan(20_000_000);
    expect(media.episodes).toBeLessThan(30);
  }
});

test('the year of a season counts beside a season only', () => {
  const found = search.find({ type: 'ANIME', season: 'FALL', seasonYear: 2026 });
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ season, seasonYear }) => season === 'FALL' && seasonYear === 2026)).toBe(true);
  expect(search.find({ type: 'ANIME', seasonYear: 2026 })).toHaveLength(
    search.find({ type: 'ANIME' }).length,
  );
});

test('several genres must all be there', () => {
  const found = search.find({ genre_in: ['Romance', 'Drama'] });
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ genres }) => genres.includes('Romance') && genres.includes('Drama'))).toBe(true);
});

test('a tag counts from the wanted rank on', () => {
  const loose = search.find({ tag_in: ['Magic'], minimumTagRank: 30 });
  const strict = search.find({ tag_in: ['Magic'], minimumTagRank: 85 });
  expect(strict.length).toBeGreaterThan(0);
  expect(loose.length).toBeGreaterThan(strict.length);
  const magic = TAGS.findIndex(({ name }) => name === 'Magic');
  for (const media of strict) {
    expect(media.tags.find(({ tag }) => tag === magic)?.rank).toBeGreaterThanOrEqual(85);
  }
});

test('only my list and not my list are complements', () => {
  const mine = (media: { id: number }): boolean => media.id % 3 === 0;
  const on = search.find({ type: 'MANGA', onList: true }, mine);
  const off = search.find({ type: 'MANGA', onList: false }, mine);
  expect(on.every(mine)).toBe(true);
  expect(off.some(mine)).toBe(false);
  expect(on.length + off.length).toBe(search.find({ type: 'MANGA' }).length);
});

test.each([
  ['POPULARITY_DESC', (one: (typeof catalogue.media)[number]) => -one.popularity],
  ['SCORE', (one: (typeof catalogue.media)[number]) => one.averageScore ?? -1],
  ['START_DATE_DESC', (one: (typeof catalogue.media)[number]) => -fuzzyInt(one.startDate)],
  ['EPISODES', (one: (typeof catalogue.media)[number]) => one.episodes ?? -1],
  ['ID_DESC', (one: (typeof catalogue.media)[number]) => -one.id],
] as const)('%s puts the works in order', (sort, key) => {
  const keys = search.find({ sort: [sort] }).map(key);
  expect(keys).toEqual([...keys].sort((one, other) => one - other));
});

test('equals of the first sort follow the second', () => {
  const found = search.find({ sort: ['SCORE_DESC', 'POPULARITY_DESC'], averageScore: 70 });
  const popularity = found.map((media) => media.popularity);
  expect(popularity.length).toBeGreaterThan(3);
  expect(popularity).toEqual([...popularity].sort((one, other) => other - one));
});

test('a search finds titles in every writing, the whole title first', () => {
  for (const text of [
    'The Lantern Keeper of Asahi Pier',
    'asahi sanbashi no tourou mori',
    '朝日桟橋の灯籠守',
  ]) {
    expect(search.find({ search: text, type: 'ANIME' })[0]?.title.english).toBe(
      'The Lantern Keeper of Asahi Pier',
    );
  }
  expect(search.find({ search: 'lantern pier keeper' }).map(({ title }) => title.english)).toContain(
    'The Lantern Keeper of Asahi Pier',
  );
  expect(search.find({ search: 'qqqqzz' })).toEqual([]);
});

test('a date pattern matches by its beginning', () => {
  const found = search.find({ startDate_like: '2026%' });
  expect(found.length).toBeGreaterThan(10);
  expect(found.every(({ startDate }) => startDate.year === 2026)).toBe(true);
});

test('sources of streams narrow the search', () => {
  const found = search.find({ licensedBy: 'Netflix' });
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(search.find({ licensedById_in: [10] }));
});
