import { paramsCodec } from '@tsugi/ui/url-state';
import { FILTER_CODECS, isSortOf, SORT_LABELS } from './filter.ts';

const codec = paramsCodec(FILTER_CODECS);
const read = (search: string) => codec.parse(new URLSearchParams(search));

test('a URL without parameters filters nothing', () => {
  expect(read('')).toEqual({
    search: '',
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
  });
});

test('values of the tracker are read in any case, and written as it writes them', () => {
  const state = read(
    'search=+moon+&format=ova&status=finished&userStatus=paused&countryOfOrigin=kr&isAdult=true&private=false&notes=true&repeat=false&missingStart=true',
  );
  expect(codec.format(state).toString()).toBe(
    'search=moon&format=OVA&status=FINISHED&userStatus=PAUSED&countryOfOrigin=KR&isAdult=true&private=false&notes=true&repeat=false&missingStart=true',
  );
});

test('a year has at most four digits, and 0 is one', () => {
  expect(['0', '9999', '10000'].map((year) => read(`year=${year}`).year)).toEqual([0, 9999, undefined]);
});

test('orders are offered in this order, those of the other type left out', () => {
  const offered = (type: 'anime' | 'manga') =>
    Object.entries(SORT_LABELS).flatMap(([sort, label]) => (isSortOf(sort, type) ? label : []));
  const first = ['Last update', 'Score', 'Title', 'Progress'];
  const airing = ['Next episode', 'Episodes behind'];
  const titles = ['Release date', 'Average score', 'Popularity'];
  const dates = ['Repeats', 'Start date', 'Finish date', 'Date added'];
  expect(offered('anime')).toEqual([...first, ...airing, ...titles, ...dates, 'Episodes', 'Id']);
  expect(offered('manga')).toEqual([...first, ...titles, ...dates, 'Chapters', 'Volumes', 'Id']);
});
