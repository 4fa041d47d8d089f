import { listCard } from '@tsugi/data/testing';
import type { TitleFilter } from '../filter/filter.ts';
import { createTitleColumns, dateNumber, sortRows } from './title-columns.ts';

const NONE: TitleFilter = {
  search: '',
  genre: [],
  format: [],
  status: [],
  userStatus: [],
  countryOfOrigin: [],
  year: undefined,
  isAdult: undefined,
  private: undefined,
  notes: undefined,
  repeat: undefined,
  missingStart: undefined,
  missingScore: undefined,
  sort: 'title',
  reverse: false,
};

type Media = Parameters<ReturnType<typeof createTitleColumns>['add']>[0];

const media = (id: number, name: string, changes: Partial<Media> = {}): Media => ({
  ...listCard(id).media,
  title: { userPreferred: name, romaji: null, english: null, native: null },
  ...changes,
});

const newColumns = () =>
  createTitleColumns({
    factsOf: ({ id, title }) => ({ id, title: title.userPreferred }),
    keysOf: ({ tags }) => tags.map(({ name }) => `tag/${name}`),
  });

function passingIds(columns: ReturnType<typeof newColumns>, filter: Partial<TitleFilter>): readonly number[] {
  return [...columns.passing({ ...NONE, ...filter })].flatMap((passes, row) =>
    passes ? (columns.facts(row)?.id ?? []) : [],
  );
}

test('a title has one row, which only a later response writes anew', () => {
  const columns = newColumns();
  const row = columns.add(media(1, 'Moon', { format: 'TV' }), 5);
  expect(columns.add(media(1, 'Old moon', { format: 'OVA' }), 4)).toBe(row);
  expect(columns.facts(row)).toEqual({ id: 1, title: 'Moon' });
  columns.add(media(1, 'New moon', { format: 'OVA' }), 6);
  expect(columns.facts(row)).toEqual({ id: 1, title: 'New moon' });
  expect(passingIds(columns, { format: ['TV'] })).toEqual([]);
  expect(passingIds(columns, { format: ['OVA'] })).toEqual([1]);
  columns.add(media(1, 'Same time'), 6);
  expect(columns.facts(row)).toEqual({ id: 1, title: 'New moon' });
  expect(columns.facts(row + 1)).toBeUndefined();
  expect([columns.length(), columns.rowOf(1), columns.rowOf(2)]).toEqual([1, row, -1]);
});

test('titles stand from A to Z, equal ones by id, those that came later among them, and one that has changed elsewhere', () => {
  const columns = newColumns();
  const order = () => {
    const ranks = columns.titleRank();
    return [...sortRows(Int32Array.from(ranks.keys()), () => ranks, false)].map(
      (row) => columns.facts(row)?.id,
    );
  };
  columns.add(media(3, 'Moon'), 1);
  columns.add(media(1, 'Zoo'), 1);
  expect(order()).toEqual([3, 1]);
  columns.add(media(2, 'Moon'), 1);
  columns.add(media(4, 'apple'), 1);
  expect(order()).toEqual([4, 2, 3, 1]);
  columns.add(media(4, 'Zz'), 2);
  expect(order()).toEqual([2, 3, 1, 4]);
});

test('titles have the order of a language, and keep it until another one is named', () => {
  const columns = newColumns();
  columns.add(media(1, 'Zoo'), 1);
  columns.add(media(2, 'Ära'), 1);
  expect([...columns.titleRank('sv')]).toEqual([0, 1]);
  columns.add(media(3, 'Öde'), 1);
  expect([...columns.titleRank()]).toEqual([0, 1, 2]);
  expect([...columns.titleRank('de')]).toEqual([2, 0, 1]);
});

test('an order stays as it is until a title comes or changes', () => {
  const columns = newColumns();
  expect([...columns.titleRank()]).toEqual([]);
  columns.add(media(1, 'Moon'), 1);
  columns.add(media(2, 'Apple'), 1);
  columns.sortTitles();
  const ranks = columns.titleRank();
  expect([...ranks]).toEqual([1, 0]);
  columns.add(media(1, 'Moon', { format: 'TV' }), 2);
  expect(columns.titleRank()).toBe(ranks);
  columns.add(media(3, 'Banana'), 1);
  expect([...columns.titleRank()]).toEqual([2, 0, 1]);
  columns.add(media(1, 'Aaa'), 3);
  expect([...columns.titleRank()]).toEqual([0, 1, 2]);
});

test('values of a title are kept by row, 0 for none', () => {
  const columns = newColumns();
  const none = { averageScore: [], popularity: [], releaseDate: [], episodes: [], chapters: [], volumes: [] };
  expect(columns.numbers).toEqual(none);
  columns.add(media(1, 'A'), 1);
  const some = { averageScore: 70, popularity: 9, episodes: 12, chapters: 30, volumes: 4 };
  columns.add(media(2, 'B', { ...some, startDate: { year: 2020, month: 2, day: 1 } }), 1);
  expect(columns.numbers).toEqual({
    averageScore: [0, 70],
    popularity: [0, 9],
    releaseDate: [0, 20200201],
    episodes: [0, 12],
    chapters: [0, 30],
    volumes: [0, 4],
  });
});

test('the keys of a page that adds none are those that each title has', () => {
  const columns = createTitleColumns({
    factsOf: ({ id, title }) => ({ id, title: title.userPreferred }),
  });
  columns.add(
    media(1, 'A', { format: 'TV', status: 'FINISHED', countryOfOrigin: 'JP', genres: ['Drama'] }),
    1,
  );
  expect([...columns.keys()]).toEqual([
    'format/TV',
    'status/FINISHED',
    'country/JP',
    'adult/false',
    'genre/Drama',
  ]);
});

test('a title passes by its status, country, studio and type', () => {
  const columns = createTitleColumns({
    factsOf: ({ id, title }) => ({ id, title: title.userPreferred }),
    keysOf: ({ type, studios }) => [
      `type/${type}`.toLowerCase(),
      ...studios.map(({ name }) => `studio/${name}`),
    ],
  });
  const studios = [{ id: 1, name: 'Kiro', isAnimationStudio: true }];
  columns.add(media(1, 'A', { status: 'FINISHED', countryOfOrigin: 'JP', studios }), 1);
  columns.add(media(2, 'B', { status: 'RELEASING', countryOfOrigin: 'KR', type: 'MANGA' }), 1);
  expect(passingIds(columns, { status: ['FINISHED'] })).toEqual([1]);
  expect(passingIds(columns, { countryOfOrigin: ['KR'] })).toEqual([2]);
  expect(passingIds(columns, { studio: ['Kiro'] })).toEqual([1]);
  expect(passingIds(columns, { type: 'manga' })).toEqual([2]);
  expect(passingIds(columns, { status: ['FINISHED'], countryOfOrigin: ['KR'] })).toEqual([]);
});

test('genres and tags are all needed, of anything else one is enough', () => {
  const columns = newColumns();
  const tags = (...names: readonly string[]) =>
    names.map((name) => ({ name, rank: 1, isMediaSpoiler: false }));
  columns.add(media(1, 'A', { genres: ['Drama', 'Music'], tags: tags('Band'), format: 'TV' }), 1);
  columns.add(
    media(2, 'B', { genres: ['Drama'], tags: tags('Band', 'Time'), format: 'OVA', isAdult: true }),
    1,
  );
  expect(passingIds(columns, {})).toEqual([1, 2]);
  expect(passingIds(columns, { genre: ['Drama', 'Music'] })).toEqual([1]);
  expect(passingIds(columns, { tag: ['Band', 'Time'] })).toEqual([2]);
  expect(passingIds(columns, { tag: ['Unknown'] })).toEqual([]);
  expect(passingIds(columns, { format: ['TV', 'OVA'] })).toEqual([1, 2]);
  expect(passingIds(columns, { isAdult: true })).toEqual([2]);
  expect(passingIds(columns, { isAdult: false })).toEqual([1]);
  expect([...columns.keys()].filter((key) => key.startsWith('tag/'))).toEqual(['tag/Band', 'tag/Time']);
});

test('a text is looked for in all titles, without regard to case or outer spaces', () => {
  const columns = newColumns();
  columns.add(media(1, 'Moon', { synonyms: ['Luna Park'] }), 1);
  columns.add(media(2, 'Sun'), 1);
  expect(passingIds(columns, { search: ' LUNA p ' })).toEqual([1]);
  expect(passingIds(columns, { search: 'moon' })).toEqual([1]);
  expect(passingIds(columns, { search: 'moonluna' })).toEqual([]);
  expect(passingIds(columns, { search: ' ' })).toEqual([1, 2]);
});

test('the year of the season precedes that of the start, and 0 finds what has none', () => {
  const columns = newColumns();
  columns.add(media(1, 'A', { seasonYear: 2021, startDate: { year: 2020, month: 12, day: 30 } }), 1);
  columns.add(media(2, 'B', { seasonYear: null, startDate: null }), 1);
  columns.add(media(3, 'C', { seasonYear: null, startDate: { year: 2019, month: null, day: null } }), 1);
  columns.add(media(4, 'D', { seasonYear: 2018, startDate: null }), 1);
  expect(passingIds(columns, { year: 2021 })).toEqual([1]);
  expect(passingIds(columns, { year: 2020 })).toEqual([]);
  expect(passingIds(columns, { year: 2019 })).toEqual([3]);
  expect(passingIds(columns, { year: 0 })).toEqual([2]);
  expect(columns.numbers.releaseDate).toEqual([20201230, 0, 20190000, 20180000]);
});

test('rows stand largest first, equal ones by title also in reverse', () => {
  const rank = () => Int32Array.of(2, 1, 0);
  const sort = (isReverse: boolean) => [...sortRows(Int32Array.of(0, 1, 2), rank, isReverse, [5, 5, 9])];
  expect(sort(false)).toEqual([2, 1, 0]);
  expect(sort(true)).toEqual([1, 0, 2]);
  const none = [...sortRows(Int32Array.of(0, 1, 2), rank, false, [-Infinity, -Infinity, 1])];
  expect(none).toEqual([2, 1, 0]);
});

test('titles are put in order with the first rows that are equal', () => {
  const rank = jest.fn(() => Int32Array.of(1, 0));
  expect([...sortRows(Int32Array.of(0, 1), rank, false, [5, 9])]).toEqual([1, 0]);
  expect(rank).not.toHaveBeenCalled();
  expect([...sortRows(Int32Array.of(0, 1), rank, false, [9, 9])]).toEqual([1, 0]);
  expect(rank).toHaveBeenCalledTimes(1);
});

test('rows without values stand by title, from A to Z or in reverse', () => {
  const sort = (isReverse: boolean) => [
    ...sortRows(Int32Array.of(0, 1, 2), () => Int32Array.of(1, 2, 0), isReverse),
  ];
  expect([sort(false), sort(true)]).toEqual([
    [2, 0, 1],
    [1, 0, 2],
  ]);
});

test('dates compare as numbers, with unknown parts as zero', () => {
  expect(dateNumber({ year: 2026, month: 3, day: 4 })).toBe(20260304);
  expect(dateNumber({ year: 2026, month: null, day: null })).toBe(20260000);
  expect(dateNumber(null)).toBe(0);
});
