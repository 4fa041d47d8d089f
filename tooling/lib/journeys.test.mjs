import { concernOf } from './journeys.mjs';

const search = concernOf('search', ['/search/:type', '/browse/:type']);

test.each(["url + 'search/anime'", "'/browse/manga'", 'goto(`search?q=moon`)', '{url}search/anime'])(
  'a journey that opens %s concerns the remote of that path',
  (text) => {
    expect(text).toMatch(search);
  },
);

test.each(["getByRole('searchbox')", "import { x } from './search-helper.ts'", "'research/anime'"])(
  '%s opens none of its paths',
  (text) => {
    expect(text).not.toMatch(search);
  },
);

test('a tag says what no path says', () => {
  expect("test('a row', { tag: '@search' }, async () => {})").toMatch(search);
});
