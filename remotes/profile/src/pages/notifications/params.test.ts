import { FILTERS, formatFilter, parseFilter, variablesFor } from './params.ts';

test.each(FILTERS)('the URL holds the filter $value', ({ value }) => {
  expect(parseFilter(formatFilter(value))).toBe(value);
});

test.each(['', 'type=', 'type=AIRING', 'type=x&type=forum'])('"%s" shows all', (search) => {
  expect(parseFilter(new URLSearchParams(search))).toBe('all');
});

test('all notifications have the plain URL', () => {
  expect(formatFilter('all').toString()).toBe('');
});

test('every type stands under exactly one filter, and all asks for every type', () => {
  const types = FILTERS.flatMap(({ value }) => variablesFor(value).types ?? []);
  expect(new Set(types).size).toBe(types.length);
  expect(types).toHaveLength(20);
  expect(variablesFor('all')).toEqual({});
});
