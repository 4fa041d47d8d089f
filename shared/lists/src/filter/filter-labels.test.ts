import { SORT_LABELS, type TitleFilter } from './filter.ts';
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
  const tags = tagsOf(
    {
      ...NONE,
      format: ['TV', 'MOVIE'],
      userStatus: ['CURRENT'],
      status: ['FINISHED'],
      genre: ['Drama'],
      tag: ['Band'],
      studio: ['Kiro'],
      countryOfOrigin: ['KR'],
      year: 0,
      notes: false,
      missingStart: true,
      type: 'manga',
    },
    'anime',
    LABELS.switches,
  );
  // Strictly: a change without the member would leave it as it is.
  expect(tags.map(({ key, label, without }) => [key, label, without])).toStrictEqual([
    ['format/TV', 'TV', { format: ['MOVIE'] }],
    ['format/MOVIE', 'Movie', { format: ['TV'] }],
    ['userStatus/CURRENT', 'Watching', { userStatus: [] }],
    ['status/FINISHED', 'Finished', { status: [] }],
    ['genre/Drama', 'Drama', { genre: [] }],
    ['tag/Band', 'Band', { tag: [] }],
    ['studio/Kiro', 'Kiro', { studio: [] }],
    ['countryOfOrigin/KR', 'South Korea', { countryOfOrigin: [] }],
    ['year', 'No release year', { year: undefined }],
    ['notes', 'Without notes', { notes: undefined }],
    ['missingStart', 'Start date is missing', { missingStart: undefined }],
    ['type', 'Manga', { type: undefined }],
  ]);
});

test('a tag of a switch reads as its position does, unless it has a text of its own', () => {
  const labels = (filter: Partial<TitleFilter<keyof typeof SORT_LABELS>>) =>
    tagsOf({ ...NONE, ...filter }, 'manga', LABELS.switches).map(({ label }) => label);
  expect(labels({ notes: true, missingStart: false })).toEqual(['With notes', 'With a start date']);
  expect(labels({ year: 2021, userStatus: ['CURRENT'] })).toEqual(['Reading', 'Released 2021']);
  expect(labels({ type: 'anime' })).toEqual(['Anime']);
});

test('pills without a value say only what they filter by, and which order there is', () => {
  expect(pillsOf(NONE, LABELS)).toEqual({
    genre: { name: 'genre', label: 'Genres', count: 0 },
    format: { name: 'format', label: 'Format', count: 0 },
    userStatus: { name: 'userStatus', label: 'List status', count: 0 },
    status: { name: 'status', label: 'Status', count: 0 },
    tag: { name: 'tag', label: 'Tags' },
    studio: { name: 'studio', label: 'Studios' },
    year: { name: 'year', label: 'Year' },
    more: { name: 'more', label: 'More', count: 0 },
    sort: { name: 'sort', label: 'Sort by', value: 'Last update ↓', atEnd: true },
  });
});

test('pills say how much is set, and a page counts only the switches that it has', () => {
  const filter = { ...NONE, genre: ['Drama'], countryOfOrigin: ['KR'], notes: true, isAdult: true } as const;
  const pills = pillsOf({ ...filter, year: 0, sort: 'score', reverse: true }, LABELS);
  expect(pills.genre.count).toBe(1);
  expect(pills.more.count).toBe(2);
  expect(pills.year.value).toBe('No year');
  expect(pills.sort.value).toBe('Score ↑');
  expect(pillsOf({ ...filter, year: 2021 }, LABELS).year.value).toBe('2021');
});
