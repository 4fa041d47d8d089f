import { isSortOf, SORT_LABELS, type TitleFilter } from './filter.ts';
import { type FilterLabels, pillsOf, tagsOf } from './filter-labels.ts';

const LABELS: FilterLabels<keyof typeof SORT_LABELS> = {
  userStatus: 'List status',
  sorts: SORT_LABELS,
  switches: {
    notes: ['Notes', 'With notes', 'Without notes'],
    missingStart: ['Start date', 'Missing', 'Not missing', 'Start date is missing', 'With a start date'],
  },
};

const NONE: TitleFilter<keyof typeof SORT_LABELS> = {
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
  sort: 'updated',
  reverse: false,
};

test('a filter without parameters has no tag, whatever is searched for and in which order', () => {
  expect(tagsOf({ ...NONE, search: 'moon', sort: 'title', reverse: true }, 'anime', LABELS.switches)).toEqual(
    [],
  );
});

test('each value that is set has a tag with the change that takes it away', () => {
  const filter = {
    ...NONE,
    tag: ['Band'],
    year: 0,
    notes: false,
    missingStart: true,
    type: 'manga',
  } as const;
  const tags = tagsOf({ ...filter, format: ['TV', 'MOVIE'] }, 'anime', LABELS.switches);
  expect(tags.map(({ label, without }) => [label, without])).toEqual([
    ['TV', { format: ['MOVIE'] }],
    ['Movie', { format: ['TV'] }],
    ['Band', { tag: [] }],
    ['No release year', { year: undefined }],
    ['Without notes', { notes: undefined }],
    ['Start date is missing', { missingStart: undefined }],
    ['Manga', { type: undefined }],
  ]);
});

test('pills say how much is set, and a page counts only the switches that it has', () => {
  const pills = pillsOf(
    { ...NONE, genre: ['Drama'], countryOfOrigin: ['KR'], notes: true, isAdult: true, year: 0 },
    LABELS,
  );
  expect(pills.genre.count).toBe(1);
  expect(pills.more.count).toBe(2);
  expect(pills.year.value).toBe('No year');
  expect(pills.sort.value).toBe('Last update ↓');
});

test('episodes are an order of anime, chapters and volumes of manga', () => {
  const orders = ['score', 'episodes', 'chapters', 'volumes'] as const;
  expect(orders.filter((sort) => isSortOf(sort, 'anime'))).toEqual(['score', 'episodes']);
  expect(orders.filter((sort) => isSortOf(sort, 'manga'))).toEqual(['score', 'chapters', 'volumes']);
});
