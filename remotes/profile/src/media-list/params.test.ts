import fc from 'fast-check';
import { formatFilter, LIST_SORTS, parseFilter, parseListType } from './params.ts';

const text = fc.string().map((value) => value.trim());
const filter = fc.record({
  search: text,
  genre: text,
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

test('defaults stay out of the URL', () => {
  expect(formatFilter(parseFilter(new URLSearchParams('sort=nonsense&reverse=1'))).toString()).toBe('');
});

test('the type is anime unless the URL says manga', () => {
  expect(parseListType('MANGA')).toBe('manga');
  expect(parseListType('film')).toBe('anime');
  expect(parseListType(undefined)).toBe('anime');
});
