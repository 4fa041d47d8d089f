import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import { LIST_STATUSES } from '@tsugi/data/pure';
import { listCard } from '@tsugi/data/testing';
import {
  MEDIA_CHOICES,
  type NamedChoice,
  onOrOff,
  orders,
  pairsOf,
  SOME_MEDIA,
  scatteredId,
  someDate,
} from '@tsugi/data/testing/random-lists';
import fc from 'fast-check';
import { COMPARE_SORTS, type CompareQuery, NO_QUERY } from '../model/types.ts';
import { type PlainTitle, plainComparison } from '../testing/plain-comparison.ts';
import { createCompareTable, neededUsers } from './compare-table.ts';

type List = readonly ListEntry[];
interface Lists {
  readonly included: readonly List[];
  readonly excluded: readonly List[];
}

/** Ten titles that all lists draw from: a media is the same in each of them. */
const catalogue = fc.tuple(
  ...Array.from({ length: 10 }, (_, index) =>
    fc.record(SOME_MEDIA).map((media) => ({ ...media, id: scatteredId(index) })),
  ),
);

const entry = fc.record({
  /** Place in the catalogue. */
  at: fc.integer({ min: 0, max: 9 }),
  values: fc.record({
    status: fc.constantFrom(...LIST_STATUSES),
    score100: fc.constantFrom(0, 0, 1, 40, 82, 100),
    repeat: fc.integer({ min: 0, max: 2 }),
    private: fc.boolean(),
    notes: fc.constantFrom(null, '', 'a note'),
    startedAt: someDate,
  }),
});
const lists: fc.Arbitrary<Lists> = fc
  .record({
    media: catalogue,
    included: fc.array(fc.array(entry, { maxLength: 9 }), { maxLength: 5 }),
    excluded: fc.array(fc.array(entry, { maxLength: 3 }), { maxLength: 2 }),
  })
  .map(({ media, ...users }) => {
    const listOf = (entries: readonly { at: number; values: Partial<ListEntry> }[]): List => {
      const byMedia = new Map(entries.map((one) => [one.at, one]));
      return [...byMedia.values()].flatMap(({ at, values }) => {
        const one = media[at];
        return one ? listCard(one.id, { ...values, score: (values.score100 ?? 0) / 10, media: one }) : [];
      });
    };
    return { included: users.included.map(listOf), excluded: users.excluded.map(listOf) };
  });

type Choice = fc.Arbitrary<Partial<CompareQuery>>;

const FILTERS: readonly NamedChoice<CompareQuery>[] = [
  ...MEDIA_CHOICES,
  ...(['isAdult', 'private', 'notes', 'repeat', 'missingStart', 'missingScore'] as const).map(onOrOff),
  ['reviewsNeeded', fc.integer({ min: -1, max: 6 }).map((reviewsNeeded) => ({ reviewsNeeded }))],
];
const CHOICES = [...FILTERS, ...orders(COMPARE_SORTS)];

const keysOf = (all: readonly List[], name: string) => all.map((_, index) => `${name} ${index}`);

function compareInColumns({ included, excluded }: Lists, query: Partial<CompareQuery>) {
  const table = createCompareTable();
  for (const [name, all] of Object.entries({ included, excluded })) {
    for (const [index, list] of all.entries()) {
      table.setList(`${name} ${index}`, list, 1, 'POINT_10_DECIMAL');
    }
  }
  const result = table.compare({
    included: keysOf(included, 'included'),
    excluded: keysOf(excluded, 'excluded'),
    query: { ...NO_QUERY, ...query },
    places: Array.from({ length: 20 }, (_, place) => place),
  });
  const titles = result.rows.map(
    ([, { media, average, difference, repeat, entries }]): PlainTitle => ({
      id: media.id,
      average,
      difference,
      repeat,
      entries,
    }),
  );
  expect([...result.ids]).toEqual(titles.map(({ id }) => id));
  return titles;
}

const check = (choice: Choice, numRuns: number) =>
  fc.assert(
    fc.property(lists, choice, (all, query) => {
      expect(compareInColumns(all, query)).toEqual(plainComparison(all, { ...NO_QUERY, ...query }));
    }),
    { numRuns },
  );

test.each(CHOICES)('%s alone gives what one title after the other gives', (_name, choice) => {
  check(choice, 60);
});

test('every two filters and sorts together give what one title after the other gives', () => {
  for (const pair of pairsOf(CHOICES)) check(pair, 4);
});

test('each number of reviews counts the entries that pass, with any filter', () => {
  check(
    fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.oneof(...FILTERS.map(([, choice]) => choice)))
      .map(([reviewsNeeded, query]) => ({ ...query, reviewsNeeded })),
    300,
  );
});

test('lists that come one after the other, are replaced and dropped give what they give at once', () => {
  fc.assert(
    fc.property(lists, lists, ({ included: before }, all) => {
      const table = createCompareTable();
      const compare = () =>
        [
          ...table.compare({
            included: keysOf(all.included, 'included'),
            excluded: [],
            query: { ...NO_QUERY, reviewsNeeded: 1 },
            places: [],
          }).ids,
        ].sort();
      for (const [index, list] of before.entries()) {
        table.setList(`included ${index}`, list, 1, 'POINT_10');
        compare();
      }
      for (const key of keysOf(before, 'included')) table.drop(key);
      for (const [index, list] of all.included.entries()) {
        table.setList(`included ${index}`, list, 2, 'POINT_10');
        compare();
      }
      const known = new Set(all.included.flat().map(({ media }) => media.id));
      expect(compare()).toEqual([...known].sort());
    }),
    { numRuns: 60 },
  );
});

test('a newer response replaces what is known of a media, an older one does not', () => {
  const table = createCompareTable();
  const titled = (userPreferred: string, averageScore: number, format: 'TV' | 'OVA') =>
    listCard(1, {
      media: { title: { userPreferred, romaji: null, english: null, native: null }, averageScore, format },
    });
  table.setList('a', [titled('Moon', 70, 'TV'), listCard(2)], 5, 'POINT_10');
  table.setList('b', [titled('Zoo', 71, 'OVA')], 9, 'POINT_10');
  table.setList('c', [titled('Apple', 60, 'TV')], 7, 'POINT_10');
  const ask = (query: Partial<CompareQuery>) =>
    table.compare({
      included: ['a', 'b', 'c'],
      excluded: [],
      query: { ...NO_QUERY, reviewsNeeded: 1, sort: 'title', ...query },
      places: [0, 1],
    });
  expect(ask({}).rows.map(([, { media }]) => [media.title, media.averageScore])).toEqual([
    ['Title 2', null],
    ['Zoo', 71],
  ]);
  expect([...ask({ format: ['TV'] }).ids]).toEqual([]);
  expect([...ask({ format: ['OVA'] }).ids]).toEqual([1]);
  expect([...ask({ search: 'moon' }).ids]).toEqual([]);
});

describe('the viewer’s changes', () => {
  function setUp() {
    const table = createCompareTable();
    table.setList(
      'own',
      [
        listCard(1, { score: 3, score100: 47, status: 'CURRENT' }),
        listCard(2, { score: 5, score100: 95, notes: 'a note' }),
      ],
      1,
      'POINT_5',
    );
    table.setList('other', [listCard(1, { score: 80, score100: 80 })], 1, 'POINT_100');
    const rows = (query: Partial<CompareQuery> = {}) =>
      table
        .compare({
          included: ['own', 'other'],
          excluded: [],
          query: { ...NO_QUERY, reviewsNeeded: 1, ...query },
          places: [0, 1],
        })
        .rows.map(([, { media, average, entries }]) => [media.id, average, entries[0]?.score]);
    return { table, rows };
  }

  it('count at once, with the middle of what the new score can mean', () => {
    const { table, rows } = setUp();
    table.setChanges('own', [{ mediaId: 1, entry: { score: 2 } }]);
    expect(rows()).toEqual([
      [2, 95, 5],
      [1, 55, 2],
    ]);
  });

  it('leave what they do not name as it is', () => {
    const { table, rows } = setUp();
    table.setChanges('own', [{ mediaId: 2, entry: { status: 'COMPLETED' } }]);
    expect(rows({ notes: true })).toEqual([[2, 95, 5]]);
    expect(rows({ userStatus: ['COMPLETED'] })).toEqual([[2, 95, 5]]);
  });

  it('take a deleted entry out, and back when the change is taken back', () => {
    const { table, rows } = setUp();
    table.setChanges('own', [{ mediaId: 2, entry: null }]);
    expect(rows()).toEqual([[1, 63.5, 3]]);
    table.setChanges('own', []);
    expect(rows()).toHaveLength(2);
  });

  it('of a media that is not in the list change nothing', () => {
    const { table, rows } = setUp();
    const before = rows();
    table.setChanges('own', [{ mediaId: 77, entry: { score: 2 } }]);
    expect(rows()).toEqual(before);
  });
});

describe('rows', () => {
  it('are those of the last result, at the places that are asked for', () => {
    const table = createCompareTable();
    table.setList(
      'a',
      [1, 2, 3].map((id) => listCard(id, { score100: id })),
      1,
      'POINT_100',
    );
    const request = { included: ['a'], excluded: [], query: NO_QUERY, places: [0, 9] };
    const first = table.compare(request);
    expect(first.rows.map(([place, { media }]) => [place, media.id])).toEqual([[0, 3]]);
    expect(table.rows(first.id, [2, 1]).map(([place, { media }]) => [place, media.id])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    table.compare(request);
    expect(table.rows(first.id, [1])).toEqual([]);
  });
});

test('without an included user, or with one whose list is not there, nothing is shared', () => {
  const table = createCompareTable();
  table.setList('a', [listCard(1)], 1, 'POINT_10');
  const ask = (included: readonly string[]) =>
    table.compare({ included, excluded: [], query: NO_QUERY, places: [] }).ids.length;
  expect([ask([]), ask(['a']), ask(['a', 'unknown'])]).toEqual([0, 1, 0]);
});

test('reviews needed is at least one and means everyone from the number of users on', () => {
  const needed = [0, 2, 7, 1.5, undefined].map((reviewsNeeded) => neededUsers(reviewsNeeded, 3));
  expect(needed).toEqual([1, 2, 3, 3, 3]);
});

test('a media has the language of its title, for screen readers and fonts', () => {
  const table = createCompareTable();
  const titled = (id: number, userPreferred: string, countryOfOrigin: string) =>
    listCard(id, {
      media: { title: { userPreferred, romaji: null, english: 'A tale', native: null }, countryOfOrigin },
    });
  const list = [titled(1, 'A tale', 'JP'), titled(2, 'Monogatari', 'JP'), titled(3, '故事', 'CN')];
  table.setList('a', list, 5, 'POINT_10');
  const { rows } = table.compare({ included: ['a'], excluded: [], query: NO_QUERY, places: [0, 1, 2] });
  expect(Object.fromEntries(rows.map(([, { media }]) => [media.title, media.titleLang]))).toEqual({
    'A tale': 'en',
    Monogatari: 'ja-Latn',
    故事: 'zh',
  });
});

test('titles stand in the order of the language that the page has', () => {
  const table = createCompareTable();
  const titled = (id: number, userPreferred: string) =>
    listCard(id, { media: { title: { userPreferred, romaji: null, english: null, native: null } } });
  table.setList('a', [titled(1, 'Zoo'), titled(2, 'Ära')], 5, 'POINT_10');
  const ask = (language: string) =>
    Array.from(
      table.compare({
        included: ['a'],
        excluded: [],
        query: { ...NO_QUERY, sort: 'title' },
        language,
        places: [],
      }).ids,
    );
  expect(ask('de')).toEqual([2, 1]);
  expect(ask('sv')).toEqual([1, 2]);
});
