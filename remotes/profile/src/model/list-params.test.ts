import { COUNTRIES, LIST_STATUSES, MEDIA_FORMATS, MEDIA_STATUSES } from '@tsugi/data/pure';
import fc from 'fast-check';
import { formatFilter, LIST_SORTS, type ListFilter, NO_FILTER, parseFilter } from './list-params.ts';

const text = fc.string().map((value) => value.trim());
const texts = fc.uniqueArray(
  text.filter((value) => value !== ''),
  { maxLength: 4 },
);
const choice = fc.constantFrom(true, false, undefined);

const filter: fc.Arbitrary<ListFilter> = fc.record({
  search: text,
  genre: texts,
  tag: texts,
  studio: texts,
  format: fc.subarray([...MEDIA_FORMATS]),
  status: fc.subarray([...MEDIA_STATUSES]),
  userStatus: fc.subarray([...LIST_STATUSES]),
  countryOfOrigin: fc.subarray([...COUNTRIES]),
  year: fc.option(fc.integer({ min: 0, max: 9999 }), { nil: undefined }),
  isAdult: choice,
  private: choice,
  notes: choice,
  repeat: choice,
  missingStart: choice,
  missingScore: choice,
  behind: choice,
  airingThisWeek: choice,
  type: fc.constantFrom('anime' as const, 'manga' as const, undefined),
  sort: fc.constantFrom(...LIST_SORTS),
  reverse: fc.boolean(),
});

test('a filter survives the way into the URL and back', () => {
  fc.assert(
    fc.property(filter, (wanted) => {
      expect(parseFilter(new URLSearchParams(formatFilter(wanted).toString()))).toEqual(wanted);
    }),
  );
});

test('any URL gives a filter', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(LIST_SORTS).toContain(parseFilter(new URLSearchParams(search)).sort);
    }),
  );
});

test('nonsense is no filter, and defaults stay out of the URL', () => {
  const nonsense =
    'sort=nonsense&reverse=1&year=abc&year=12345&format=FILM&status=x&isAdult=yes&private=1&countryOfOrigin=DE&type=film&genre=';
  expect(parseFilter(new URLSearchParams(nonsense))).toEqual(NO_FILTER);
  expect(formatFilter(NO_FILTER).toString()).toBe('');
});

test('values are read in any case', () => {
  const read = parseFilter(new URLSearchParams('format=tv&userStatus=current&sort=RELEASEDATE&year=0'));
  expect(read).toMatchObject({ format: ['TV'], userStatus: ['CURRENT'], sort: 'releaseDate', year: 0 });
});
