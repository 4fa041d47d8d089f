import { userSearch } from './user-search.query.ts';

it('refuses a search without a text', () => {
  expect(() => userSearch.request({ search: ' ', page: 1 })).toThrow('search text is missing');
});
